import { type Cents, parsePriceToCents } from '../../../domain/values/money';

/** The largest amount that a GraphQL `Int` can carry; the service decides what a tool may cost (D19). */
const mostCents: Cents = 2_147_483_647;

/** Stands for a text that the browser cannot read as a number, and so does not reveal. */
export const unreadableNumber = 'unreadable';

/** An amount in whole øre, or null. Edge: an empty text gives null. */
export function readAmount(text: string): Cents | null {
  const cents = parsePriceToCents(text);
  return cents !== null && cents <= mostCents ? cents : null;
}

/** A price above 0 in whole øre (§5), or null. */
export function readPrice(text: string): Cents | null {
  const cents = readAmount(text);
  return cents !== null && cents > 0 ? cents : null;
}

/** A whole number of 0 or more, or null. Edge: a blank text gives null. */
export function readWhole(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}
