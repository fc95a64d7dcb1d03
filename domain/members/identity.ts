import type { Cents } from '../values/money';

/** From this declared value on, a borrower's identity has to be checked. */
export const identityFromValueCents: Cents = 1_000_000;

/** How long a member may take at the broker, in minutes. */
export const identityCheckMinutes = 10;

/** How an identity check ended; the page that the member comes back to has a text for each. */
export const identityOutcomes = ['checked', 'refused', 'expired', 'taken', 'failed'] as const;
export type IdentityOutcome = (typeof identityOutcomes)[number];

/** The outcome in the URL of the settings; null for any other text. */
export function readIdentityOutcome(text: string | null): IdentityOutcome | null {
  return identityOutcomes.find((outcome) => outcome === text) ?? null;
}
