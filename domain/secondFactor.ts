/** Recovery codes that a member gets at a time. */
export const recoveryCodes = 10;

/** A code as it is stored and compared: people type spaces, hyphens and small letters. */
export const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Which kind of code something typed is; null for neither. */
export function kindOfCode(typed: string): 'app' | 'recovery' | null {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) return 'app';
  return /^[A-Z2-7]{16}$/.test(code) ? 'recovery' : null;
}

/** In groups of four, as people read and type it. */
export const groupedCode = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');
