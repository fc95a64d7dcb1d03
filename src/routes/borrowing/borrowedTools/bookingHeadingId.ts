/** The id of the heading of a booking's card, which names the card and what its buttons are about. */
export function bookingHeadingId(bookingId: string): string {
  return `rental-${bookingId}`;
}
