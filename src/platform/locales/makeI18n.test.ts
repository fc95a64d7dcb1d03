import { makeI18n } from './makeI18n';

describe('messages in the default language', () => {
  it('interpolate values by name', () => {
    const i18n = makeI18n();
    expect(i18n.t('{count} af {all} gemt', { count: 2, all: 'ti {x}' })).toBe('2 af ti {x} gemt');
    expect(i18n.t('{name}')).toBe('');
  });

  it('are returned unchanged without values, with percent signs, # and quotes', () => {
    const i18n = makeI18n();
    expect(i18n.t("It's 5 % off # 'here'")).toBe("It's 5 % off # 'here'");
    expect(i18n.t('')).toBe('');
  });

  it('isolate a name that is written from right to left', () => {
    expect(makeI18n().t('{name} (18V)', { name: 'علي' })).toBe('\u2068علي\u2069 (18V)');
  });
});
