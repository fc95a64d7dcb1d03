const [first, step] = [20_416, 37];

/** The booking number that people use, like `SK-20453` for the booking with the id 1. */
export function bookingNumber(id: number | string): string {
  return `SK-${first + Number(id) * step}`;
}

/** The id of the booking with a number like 20453; null when no booking can have that number. */
export function idOfNumber(number: number): number | null {
  const id = (number - first) / step;
  return Number.isInteger(id) && id > 0 ? id : null;
}
