import { createTexts } from '../../../domain/values/createTexts';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import type { BookingDetails } from '../api/bookingsApi';
import { messages, type TextValues } from './texts.generated';

export type BookingTextId = keyof TextValues;

/** A text of a booking's screens. */
export const bookingText = createTexts<TextValues>(messages);

/** Whether there is a text with a computed id. */
export const isBookingTextId = (id: string): id is BookingTextId => id in messages.en;

interface Difference {
  /** The additional price for the borrower, negative for less. */
  moreCents: number;
  /** The additional earning of the owner, negative for less. */
  moreRentalCents: number;
}

/** The price difference of an amendment for the member, as a sentence with its amount. */
export function differenceText(
  { moreCents, moreRentalCents }: Difference,
  role: BookingDetails['role'],
  language: ScreenLanguage,
): { text: string; amount: string } {
  const cents = role === 'OWNER' ? moreRentalCents : moreCents;
  const direction = cents > 0 ? 'more' : cents < 0 ? 'less' : 'same';
  // The amount has no sign: the text says whether it is more or less.
  const amount = formatMoney(Math.abs(cents), language);
  return { text: bookingText('change.difference', { role, direction, amount }, language), amount };
}
