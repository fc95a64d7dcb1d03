import type { I18n } from '@lingui/core';
import { formatRentalDays } from '../../../domain/values/daysInWords';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import type { QuoteState } from '../../payments/hooks/useQuote';

/** The calendar's text for the chosen days: their number, and the total once it is known. Empty without days. */
export function describeTotal(
  i18n: I18n,
  { quote, problem }: Pick<QuoteState, 'quote' | 'problem'>,
  days: number | null,
  language: ScreenLanguage,
): string {
  if (days === null || days < 1) return '';
  const length = formatRentalDays(days, language);
  if (problem !== null) return problem;
  if (quote === undefined) return length;
  return i18n.t('{days}, i alt {total}', {
    days: length,
    total: formatMoney(quote.totalCents, language),
  });
}
