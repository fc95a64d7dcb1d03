import type { Cents } from '../values/money';
import { type BookingSums, bookingAmount } from './bookingAmount';

interface LentBooking {
  id: string;
  tool: { id: string };
  role: 'OWNER' | 'BORROWER';
  ownerEarnsCents: Cents;
}

/** The earnings of each tool of an owner, by its id; held money counts only when the owner gets it. */
export function earnedByTool(
  bookings: readonly LentBooking[],
  amounts: readonly (BookingSums & { bookingId: string })[],
): ReadonlyMap<string, Cents> {
  const sums = new Map(amounts.map((amount) => [amount.bookingId, amount]));
  const earned = new Map<string, Cents>();
  for (const { id, tool, role, ownerEarnsCents } of bookings) {
    if (role !== 'OWNER') continue;
    const { cents, meaning } = bookingAmount(ownerEarnsCents, sums.get(id) ?? null, role);
    if (meaning === 'earned') earned.set(tool.id, (earned.get(tool.id) ?? 0) + cents);
  }
  return earned;
}
