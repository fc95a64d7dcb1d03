import { correctedTerms } from './correctedTerms';

const ladder = { typed: 'stoge', known: 'stige', said: 'Stige i tre dele' };
const trimmer = { typed: 'hakkeklipper', known: 'haekkeklipper', said: 'En god Hækkeklipper.' };

test.each([
  ['one word', 'stoge', [ladder], 'stige'],
  ['a word in another case', 'STOGE', [ladder], 'stige'],
  ['one of several words', 'lang  stoge, helst', [ladder], 'lang  stige, helst'],
  ['a word to its Danish spelling', 'hakkeklipper', [trimmer], 'hækkeklipper'],
  ['two words', 'stoge hakkeklipper', [ladder, trimmer], 'stige hækkeklipper'],
  ['a word at the end of a compound', 'stoge', [{ ...ladder, said: 'Trappestige' }], 'stige'],
  ['preferably to a whole word', 'stoge', [{ ...ladder, said: 'Trappestíge, en stige' }], 'stige'],
  [
    ...(['in the letters of a longer one', 'hakkeklipper'] as const),
    [{ ...trimmer, said: 'Kanthækkeklipper' }],
    'hækkeklipper',
  ],
  ['nothing without a candidate', 'stige', [], undefined],
  ['nothing in the middle of a word', 'stoge', [{ ...ladder, said: 'Stigereol' }], undefined],
  ['nothing without words', '!', [ladder], undefined],
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
