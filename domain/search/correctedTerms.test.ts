import { correctedTerms } from './correctedTerms';

const ladder = { typed: 'stoge', known: 'stige', said: 'Stige i tre dele' };
const trimmer = { typed: 'hakkeklipper', known: 'haekkeklipper', said: 'En god Hækkeklipper.' };

test.each([
  ['one word', 'stoge', [ladder], 'stige'],
  ['as typed in another case', 'STOGE', [ladder], 'stige'],
  ['one of several', 'lang  stoge, helst', [ladder], 'lang  stige, helst'],
  ['in the letters that people use', 'hakkeklipper', [trimmer], 'hækkeklipper'],
  ['two', 'stoge hakkeklipper', [ladder, trimmer], 'stige hækkeklipper'],
  ['at the end of another', 'stoge', [{ ...ladder, said: 'Trappestige' }], 'stige'],
  ['on its own rather', 'stoge', [{ ...ladder, said: 'Trappestíge, en stige' }], 'stige'],
  [
    ...(['in the letters of a longer one', 'hakkeklipper'] as const),
    [{ ...trimmer, said: 'Kanthækkeklipper' }],
    'hækkeklipper',
  ],
  ['nothing to replace', 'stige', [], undefined],
  ['a text that has it only in the middle', 'stoge', [{ ...ladder, said: 'Stigereol' }], undefined],
  ['no words', '!', [ladder], undefined],
])('corrects %s', (_what, term, mended, expected) => {
  expect(correctedTerms(term, mended, 9)[0]).toBe(expected);
});

test('lists the closest corrections first, for each word', () => {
  const dust = { typed: 'stoge', known: 'stoev', said: 'Støv' };
  const rake = { typed: 'rivo', known: 'rive', said: 'Rive' };
  const saw = { typed: 'rivo', known: 'rivs', said: 'rivs' };
  const all = correctedTerms('stoge', [ladder, dust], 9);
  expect(all).toEqual(['stige', 'støv']);
  const mended = [ladder, dust, rake, saw];
  expect(correctedTerms('stoge rivo', mended, 9)).toEqual([
    'stige rive',
    'stige rivs',
    'støv rive',
    'støv rivs',
  ]);
  expect(correctedTerms('stoge rivo', mended, 2)).toEqual(['stige rive', 'stige rivs']);
});
