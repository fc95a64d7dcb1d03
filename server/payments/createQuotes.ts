import { jwtVerify, SignJWT } from 'jose';
import type { Quote } from '../../domain/payments/quote';
import type { CalendarDate } from '../../domain/values/days';
import type { SigningKeyRecord } from '../members/records/tokens';

/** How many minutes a quote is valid. */
const quoteMinutes = 30;

const audience = 'skuret-quote';

/** The price that was shown to a person, and what it was for. */
export interface QuoteTerms extends Quote {
  toolId: number;
  startDate: CalendarDate;
  endDate: CalendarDate;
  pricePerDayCents: number;
  /** Null for none. Later changes of the booking are priced at this price, whatever the tool costs by then. */
  pricePerWeekCents: number | null;
}

export interface Quotes {
  sign(terms: QuoteTerms): Promise<string>;
  /** Null for a quote that is not ours, was changed or is too old. */
  verify(token: string): Promise<QuoteTerms | null>;
}

/** Signed quotes, which cannot be changed: what was shown is what is charged. Every key of the service is accepted. */
export function createQuotes(keys: readonly SigningKeyRecord[], now: () => Date): Quotes {
  const [signing] = keys;
  if (!signing) throw new Error('No key for signing quotes');
  return {
    sign: (terms) =>
      new SignJWT({ terms })
        .setProtectedHeader({ alg: 'HS256', kid: signing.id })
        .setAudience(audience)
        .setExpirationTime(Math.floor(now().getTime() / 1000) + quoteMinutes * 60)
        .sign(new Uint8Array(signing.secret)),
    async verify(token) {
      try {
        const { payload } = await jwtVerify<{ terms: QuoteTerms }>(
          token,
          ({ kid }) => {
            const key = keys.find(({ id }) => id === kid);
            if (!key) throw new Error('Unknown signing key of a quote');
            return new Uint8Array(key.secret);
          },
          {
            algorithms: ['HS256'],
            audience,
            currentDate: now(),
            requiredClaims: ['exp'],
          },
        );
        return payload.terms;
      } catch {
        // Whatever is wrong with the token, it is not a valid quote.
        return null;
      }
    },
  };
}
