import type { Cents } from '../values/money';

/**
 * The part of a secured deposit that the borrower has back, in øre: released at the bank, or refunded after a charge.
 * Null while any of it is held, when none was secured, and when all of it was kept. `lines` are those of the receipt,
 * which add up to the kept part.
 */
export function getReturnedDeposit(
  lines: readonly { cents: Cents }[],
  { agreedCents, heldCents }: { agreedCents: Cents; heldCents: Cents },
): Cents | null {
  if (lines.length === 0 || heldCents > 0) return null;
  const keptCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return agreedCents > keptCents ? agreedCents - keptCents : null;
}
