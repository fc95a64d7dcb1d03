/** What people call a booking by, like `SK-20453` for the booking with the id 1. */
export function bookingNumber(id: number | string): string {
  return `SK-${20_416 + Number(id) * 37}`;
}
