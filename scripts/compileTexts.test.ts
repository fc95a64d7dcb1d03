import { compileTexts } from './compileTexts';

const amount = '{kr, select, none {} other { {kr}}}';

describe('compileTexts', () => {
  it('generates the placeholders of each text as a type', () => {
    const code = compileTexts({
      da: {
        'a.line': `{tool} koster${amount}.`,
        'a.title': 'Hej',
        'b.line': '{count, plural, one {En} other {{count}}}',
      },
      en: {
        'a.line': `{tool} costs${amount}.`,
        'a.title': 'Hello',
        'b.line': '{count, plural, one {One} other {{count}}}',
      },
    });
    expect(code).toContain(
      "  'a.line': 'kr' | 'tool';\n  'a.title': never;\n  'b.line': 'count';\n",
    );
  });

  it('generates which placeholders are numbers', () => {
    const text = '{count, plural, one {En af {name}} other {{max, number}}}';
    const code = compileTexts({ da: { a: text, b: '{name}' }, en: { a: text, b: '{name}' } });
    expect(code).toContain("interface TextNumbers {\n  'a': 'count' | 'max';\n}\n");
  });

  it.each([
    ['is missing in one language', { a: 'Hej' }, {}, 'en: no text of “a”'],
    ['is empty in one language', { a: '' }, { a: 'Hello' }, 'da: no text of “a”'],
    ['lacks a value', { a: 'Hej' }, { a: 'Hello {name}' }, "“a”: never in da, but 'name' in en"],
    ['has no cases', { a: '{x, select}' }, { a: '{x}' }, 'da, “a”: '],
    ['has an open brace', { a: 'Hej {name' }, { a: 'Hello {name}' }, 'da, “a”: '],
  ])('rejects a text that %s', (_why, da, en, problem) => {
    expect(() => compileTexts({ da, en })).toThrow(problem);
  });
});
