import type { Cents } from '../values/money';
import type { BookingSums } from './bookingAmount';

interface LentBooking {
  id: string;
  tool: { id: string };
  role: 'OWNER' | 'BORROWER';
}

/** The earnings of each tool of an owner, by its id; held money counts only when the owner gets it. */
export function earnedByTool(
  bookings: readonly LentBooking[],
  amounts: readonly (BookingSums & { bookingId: string })[],
): ReadonlyMap<string, Cents> {
  const sums = new Map(amounts.map((amount) => [amount.bookingId, amount]));
  const earned = new Map<string, Cents>();
  for (const { id, tool, role } of bookings) {
    const { totalCents: cents } = sums.get(id) ?? { totalCents: 0 };
    if (role === 'OWNER' && cents !== 0) earned.set(tool.id, (earned.get(tool.id) ?? 0) + cents);
  }
  return earned;
}
