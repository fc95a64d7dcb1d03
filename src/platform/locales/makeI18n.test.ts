import { makeI18n } from './makeI18n';

describe('the texts as given', () => {
  it('puts values where their names are', () => {
    const i18n = makeI18n();
    expect(i18n.t('{count} af {all} gemt', { count: 2, all: 'ti {x}' })).toBe('2 af ti {x} gemt');
    expect(i18n.t('{name}')).toBe('');
  });

  it('takes a text without values as it is, marks of other tongues included', () => {
    const i18n = makeI18n();
    expect(i18n.t("It's 5 % off # 'here'")).toBe("It's 5 % off # 'here'");
    expect(i18n.t('')).toBe('');
  });
});
