import { isolate, isolateValues } from './isolate';

test.each([
  ['מיכל', '\u2068מיכל\u2069'],
  ['علي (18V)', '\u2068علي (18V)\u2069'],
  ['Mette Holm', 'Mette Holm'],
  ['👩‍🔧 Анна 李', '👩‍🔧 Анна 李'],
  ['', ''],
])('isolates %j as %j', (text, isolated) => {
  expect(isolate(text)).toBe(isolated);
});

test('isolates the texts among values', () => {
  expect(isolateValues({ name: 'علي', count: 2, other: 'Bo' })).toEqual({
    name: '\u2068علي\u2069',
    count: 2,
    other: 'Bo',
  });
});
