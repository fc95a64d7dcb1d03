import { mendedTerm } from './mendedTerm';

const ladder = { typed: 'stoge', known: 'stige', said: 'Stige i tre dele' };
const trimmer = { typed: 'hakkeklipper', known: 'haekkeklipper', said: 'En god Hækkeklipper.' };

test.each([
  ['one word', 'stoge', [ladder], 'stige'],
  ['as typed in another case', 'STOGE', [ladder], 'stige'],
  ['one of several', 'lang  stoge, helst', [ladder], 'lang  stige, helst'],
  ['in the letters that people use', 'hakkeklipper', [trimmer], 'hækkeklipper'],
  ['two', 'stoge hakkeklipper', [ladder, trimmer], 'stige hækkeklipper'],
  ['nothing to replace', 'stige', [], null],
  ['a word that no text has any more', 'stoge', [{ ...ladder, said: null }], null],
  ['a text that has it only as a part', 'stoge', [{ ...ladder, said: 'Trappestige' }], null],
  ['no words', '!', [ladder], null],
])('%s', (_what, term, mended, expected) => {
  expect(mendedTerm(term, mended)).toBe(expected);
});
