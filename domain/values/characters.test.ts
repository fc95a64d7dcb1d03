import fc from 'fast-check';
import { charactersWithin, firstCharacters, summary } from './characters';

const family = '👨‍👩‍👧';

describe('first characters', () => {
  it.each([
    ['a shorter text', 'Let og stærk', 100, 'Let og stærk'],
    ['nothing', '', 100, ''],
    ['a text of exactly the limit', 'æøå', 3, 'æøå'],
    ['a text above the limit', 'æøåb', 3, 'æøå'],
    ['emoji of two code units', '😀😀😀', 2, '😀😀'],
    ['a family of five code points', `a${family}b`, 2, `a${family}`],
    ['a flag of two code points', 'i 🇩🇰 nu', 3, 'i 🇩🇰'],
    ['a letter with a combining accent', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    ['a skin tone', '👍🏽👍🏽', 1, '👍🏽'],
    ['a line break of two characters', 'a\r\nb', 2, 'a\r\n'],
  ])('keeps whole characters of %s', (_name, text, count, expected) => {
    expect(firstCharacters(text, count)).toBe(expected);
  });

  it('falls back to code points where the platform has no segmenter', () => {
    const { Segmenter } = Intl;
    Object.assign(Intl, { Segmenter: undefined });
    try {
      expect(firstCharacters('😀😀😀', 2)).toBe('😀😀');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  it('takes the same characters of Latin text as the segmenter', () => {
    const segmenter = new Intl.Segmenter('da', { granularity: 'grapheme' });
    const unit = fc.integer({ min: 0, max: 0x2ff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.array(unit), fc.nat(20), (units, count) => {
        const text = units.join('');
        const segments = [...segmenter.segment(text)].map(({ segment }) => segment);
        expect(firstCharacters(text, count)).toBe(segments.slice(0, count).join(''));
      }),
    );
  });

  it('is always a prefix of the text, without split characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const start = firstCharacters(text, 100);
        expect(text.startsWith(start)).toBe(true);
        expect(() => encodeURIComponent(start)).not.toThrow();
      }),
    );
  });
});

test.each([
  ['Bo', 2, 'Bo'],
  ['🇩🇰🇩🇰', 2, '🇩🇰'],
  ['🇩🇰🇩🇰', 3, '🇩🇰'],
  ['a👨‍👩‍👧b', 3, 'a'],
  ['aaa', 0, ''],
])('cuts %j within %i code points to %j', (text, most, expected) => {
  expect(charactersWithin(text, most)).toBe(expected);
});

test.each([
  [' to\n linjer ', 9, 'to linjer'],
  ['to linjer', 8, 'to linj…'],
  ['to linjer', 4, 'to…'],
  ['🇩🇰🇩🇰🇩🇰', 2, '🇩🇰…'],
])('shortens %j to %i characters: %j', (text, most, expected) => {
  expect(summary(text, most)).toBe(expected);
});
