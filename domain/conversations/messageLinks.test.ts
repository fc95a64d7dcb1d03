import { mayOpenLinks, messageParts } from './messageLinks';

test.each<[string, [string, string?][]]>([
  ['', []],
  ['Kom kl. 18', [['Kom kl. 18']]],
  ['https://kort.dk/a', [['https://kort.dk/a', 'https://kort.dk/a']]],
  [
    'Se https://kort.dk/a?b=1#c, og ring.',
    [['Se '], ['https://kort.dk/a?b=1#c', 'https://kort.dk/a?b=1#c'], [', og ring.']],
  ],
  ['(http://a.dk)', [['('], ['http://a.dk', 'http://a.dk/'], [')']]],
  ['http://a.dk/b_(c)', [['http://a.dk/b_(c)', 'http://a.dk/b_(c)']]],
  ['javascript:alert(1)', [['javascript:alert(1)']]],
  ['https://', [['https://']]],
  [
    'http://a.dk http://b.dk',
    [['http://a.dk', 'http://a.dk/'], [' '], ['http://b.dk', 'http://b.dk/']],
  ],
])('splits %j into the parts %j', (text, parts) => {
  const found = messageParts(text);
  expect(found).toEqual(
    parts.map(([shown, href]) => (href === undefined ? { text: shown } : { text: shown, href })),
  );
  expect(found.map((part) => part.text).join('')).toBe(text);
});

test.each([
  [false, false, false],
  [false, true, true],
  [true, false, true],
  [true, true, true],
])(
  'Skuret link %s, recipient has written %s: can be opened %s',
  (isFromSkuret, readerHasWritten, may) => {
    expect(mayOpenLinks({ isFromSkuret, readerHasWritten })).toBe(may);
  },
);
