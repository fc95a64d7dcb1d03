/** Every width in both schemes with `LONG_ROUNDS=1` (`npm run test:trust -- looks`); without it a phone in daylight. */
export const isLong = process.env['LONG_ROUNDS'] === '1';

export const schemes: readonly ('light' | 'dark')[] = isLong ? ['light', 'dark'] : ['light'];
export const widths: readonly number[] = isLong ? [390, 768, 1440] : [390];

/** The whole list in the long form, its first entry in the short one. */
export function firstOrAll<Look>(looks: readonly Look[]): readonly Look[] {
  return isLong ? looks : looks.slice(0, 1);
}
