import type { Cents } from '../values/money';

/** Subtotal, fee, insurance and total, in whole øre. */
export interface BookingCosts {
  subtotalCents: Cents;
  serviceFeeCents: Cents;
  insuranceCents: Cents;
  totalCents: Cents;
}

/** Service fees in percent: the two pages disagree, and both are given (§9). */
export const toolPageFeePercent = 5;
export const bookingPageFeePercent = 10;
/** The flat insurance of the booking page: `$5`, whose 5 enters the total in the page's currency (D3). */
const bookingInsuranceCents: Cents = 500;

/** The quantities on offer where more than one unit is available (§5): 1 to 5, whatever the number of units. */
export const quantityChoices = [1, 2, 3, 4, 5] as const;

function costs(
  pricePerDayCents: Cents,
  days: number,
  quantity: number,
  feePercent: number,
  insuranceCents: Cents,
): BookingCosts {
  const chargedDays = days > 0 ? days : 0;
  const subtotalCents = pricePerDayCents * chargedDays * quantity;
  const serviceFeeCents = Math.round((subtotalCents * feePercent) / 100);
  return {
    subtotalCents,
    serviceFeeCents,
    insuranceCents,
    totalCents: subtotalCents + serviceFeeCents + insuranceCents,
  };
}

/**
 * The costs of a rental on the tool page (§9): daily price x days x quantity, and a fee of 5 %.
 * Edge: no days, a negative number of them and NaN all cost 0; half an øre of fee is rounded up.
 */
export function toolPageCosts(
  pricePerDayCents: Cents,
  days: number,
  quantity: number,
): BookingCosts {
  return costs(pricePerDayCents, days, quantity, toolPageFeePercent, 0);
}

/**
 * The costs of a rental on the booking page (§9): a fee of 10 % and the flat insurance.
 * Edge: with no days the insurance is still in the total, because it is flat.
 */
export function bookingPageCosts(
  pricePerDayCents: Cents,
  days: number,
  quantity: number,
): BookingCosts {
  return costs(pricePerDayCents, days, quantity, bookingPageFeePercent, bookingInsuranceCents);
}
