import { formatMoney, type ScreenLanguage } from '../../../../domain/money';
import type { BookingDetails } from '../../../store/api/bookingsApi';

type Side = BookingDetails['role'];

interface Difference {
  /** What the borrower pays more, below 0 less. */
  moreCents: number;
  /** What the owner earns more, below 0 less. */
  moreRentalCents: number;
}

const texts: Record<Side, { more: string; less: string; same: string }> = {
  BORROWER: {
    more: /*i18n*/ 'You pay {amount} more.',
    less: /*i18n*/ '{amount} comes back to you.',
    same: /*i18n*/ 'The price stays the same.',
  },
  OWNER: {
    more: /*i18n*/ 'You earn {amount} more.',
    less: /*i18n*/ 'You earn {amount} less.',
    same: /*i18n*/ 'What you earn stays the same.',
  },
};

/** What a change costs or brings the viewer, as a text as given with its `amount`. */
export function differenceText(
  { moreCents, moreRentalCents }: Difference,
  role: Side,
  language: ScreenLanguage,
): { text: string; amount: string } {
  const cents = role === 'OWNER' ? moreRentalCents : moreCents;
  const text = cents > 0 ? 'more' : cents < 0 ? 'less' : 'same';
  // The amount has no sign: the text says whether it is more or less.
  return { text: texts[role][text], amount: formatMoney(Math.abs(cents), language) };
}
