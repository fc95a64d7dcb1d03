import { countedTerm } from './countedTerm';

test.each([
  ['Trækølle', 'trækølle'],
  ['  HÆKKEKLIPPER,   benzin! ', 'hækkeklipper benzin'],
  ['makita DHP482', 'makita dhp482'],
  ['18 V, 2.5 Ah', '18 v 2 5 ah'],
  ['ab3', 'ab3'],
  ['Ångström', 'ångström'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['vare 12345', 'vare 12345'],
])('counts %j as %j', (term, counted) => {
  expect(countedTerm(term)).toBe(counted);
});

test.each([
  ['', 'nothing'],
  ['bo', 'the beginning of a word'],
  ['?!* --', 'no word'],
  ['12345', 'no letter'],
  ['x'.repeat(61), 'too long'],
  ['mette@skuret.example', 'an e-mail'],
  ['mette @ skuret', 'an e-mail in pieces'],
  ['mette.holm', 'most of an e-mail'],
  ['skuret.example/browse', 'an address'],
  ['ring 12 34 56 78', 'a telephone'],
  ['+4512345678 nu', 'a telephone with its country'],
  ['jens 010190-1234', 'a person’s number'],
  ['jens ٠١٢٣٤٥', 'digits of another script'],
])('does not count %j: %s', (term) => {
  expect(countedTerm(term)).toBeNull();
});
