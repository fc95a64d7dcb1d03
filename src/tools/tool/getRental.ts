import { type BookingCosts, toolPageCosts } from '../../../domain/payments/bookingCosts';
import { bookAddress, getDays, type RentalChoice } from '../../bookings/parts/rentalChoice';
import type { ToolDetail } from '../api/toolApi';

/** The price and rules of a choice of dates and quantity for one tool. */
export interface Rental {
  choice: RentalChoice;
  /** Null until both dates are chosen. */
  days: number | null;
  /** Whether the button leads to the booking page: both dates are set and the days are above 0 (§4). */
  ready: boolean;
  costs: BookingCosts;
  bookAddress: string;
}

/**
 * Edge: where one unit is all there is, the quantity is 1 whatever the address says; elsewhere `most`, where it is
 * given, is the highest.
 */
export function getRental(
  tool: Pick<ToolDetail, 'id' | 'pricePerDayCents' | 'maxAvailableCount'>,
  chosen: RentalChoice,
  most: number = chosen.quantity,
): Rental {
  const quantity = tool.maxAvailableCount > 1 ? Math.min(chosen.quantity, most) : 1;
  const choice = { ...chosen, quantity };
  const days = getDays(choice);
  return {
    choice,
    days,
    ready: days !== null && days > 0,
    costs: toolPageCosts(tool.pricePerDayCents, days ?? 0, choice.quantity),
    bookAddress: bookAddress(tool.id, choice),
  };
}
