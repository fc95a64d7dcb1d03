import { createTexts } from './createTexts';

interface Values {
  greeting: 'name';
  news: 'count';
}
const text = createTexts<Values>({
  da: {
    greeting: ['Hej ', ['name']],
    news: [['count', 'plural', { one: ['en nyhed'], other: [['count'], ' nyheder'] }]],
  },
  en: {
    greeting: ['Hello ', ['name']],
    news: [['count', 'plural', { one: ['one update'], other: [['count'], ' updates'] }]],
  },
});

test('translates a text with its values', () => {
  expect(text('greeting', { name: 'Mette' }, 'da')).toBe('Hej Mette');
  expect(text('greeting', { name: 'Mette' }, 'en')).toBe('Hello Mette');
  expect(text('news', { count: 1 }, 'da')).toBe('en nyhed');
  expect(text('news', { count: 1000 }, 'en')).toBe('1000 updates');
});

test.each(['\\x41', '\\u0041', '\\', '{name}', '#', "'{name}'", 'none'])(
  'inserts the value %j unchanged',
  (name) => {
    expect(text('greeting', { name }, 'en')).toBe(`Hello ${name}`);
  },
);

test('isolates a name that is written from right to left', () => {
  expect(text('greeting', { name: 'علي' }, 'en')).toBe('Hello \u2068علي\u2069');
});
