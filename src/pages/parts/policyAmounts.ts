import { coverLimits } from '../../../domain/payments/coverClaims';
import { insuranceCents, serviceFeePercent } from '../../../domain/payments/quote';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';

/** The fees and limits in the texts of the pages. */
export function policyAmounts(language: ScreenLanguage) {
  const kroner = (cents: number) => formatMoney(cents, language);
  return {
    fee: language === 'da' ? `${serviceFeePercent}\u00a0%` : `${serviceFeePercent}%`,
    insurance: formatMoney(insuranceCents, language),
    cover: kroner(coverLimits.bookingCents),
    undeclared: kroner(coverLimits.undeclaredCents),
  };
}
