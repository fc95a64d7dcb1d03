import { quoteFor } from '../../../domain/payments/quote';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';

const exampleDays = 3;
const examplePrices = { pricePerDayCents: 9_000, pricePerWeekCents: null, depositCents: 30_000 };

/** The worked example of the pricing page: a quote, as texts. */
export function getLoanExample(language: ScreenLanguage) {
  const quote = quoteFor(examplePrices, exampleDays, 1);
  const money = (cents: number) => formatMoney(cents, language);
  return {
    days: String(quote.days),
    perDay: money(examplePrices.pricePerDayCents),
    rental: money(quote.rentalCents),
    fee: money(quote.serviceFeeCents),
    insurance: money(quote.insuranceCents),
    total: money(quote.totalCents),
    deposit: money(quote.depositCents),
  };
}
