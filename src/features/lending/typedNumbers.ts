import { type Cents, parsePriceToCents } from '../../../domain/money';

/** The largest amount that the wire can carry (a GraphQL `Int`); what a tool may cost is for the service to say (D19). */
const mostCents: Cents = 2_147_483_647;

/** In place of a number that the browser cannot read, and so does not give. */
export const unreadableNumber = 'unreadable';

/** An amount in whole øre, or null. Edge: nothing typed is no amount. */
export function readAmount(text: string): Cents | null {
  const cents = parsePriceToCents(text);
  return cents !== null && cents <= mostCents ? cents : null;
}

/** A price above 0 in whole øre (§5), or null. */
export function readPrice(text: string): Cents | null {
  const cents = readAmount(text);
  return cents !== null && cents > 0 ? cents : null;
}

/** A whole number of 0 or more, or null. Edge: nothing typed is none. */
export function readWhole(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}
