import { withoutInvisible } from '../values/visibleText';

/** The number of recovery codes in a set. */
export const recoveryCodes = 10;

/** The stored form of a code, for comparison: people may type spaces, dashes and small letters. */
export const plainCode = (typed: string) =>
  withoutInvisible(typed)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** The kind of code that a typed text can be; null for neither. */
export function kindOfCode(typed: string): 'app' | 'recovery' | null {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) return 'app';
  return /^[A-Z2-7]{16}$/.test(code) ? 'recovery' : null;
}

/** A code in groups of four, for reading and typing. */
export const groupedCode = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');
