import { insuranceCents } from '../../../domain/payments/quote';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';

/** The most that basic and premium insurance cover, in øre. The letter shows dollars. */
const covered = { basic: 500_000, premium: 3_500_000 };

/** The amounts in the policies in kroner. */
export function policyAmounts(language: ScreenLanguage) {
  return {
    insurance: formatMoney(insuranceCents, language),
    cover: formatMoney(covered.basic, language),
    premium: formatMoney(covered.premium, language),
  };
}
