import type { I18n } from '@lingui/core';
import { formatKroner, formatMoney } from '../../../domain/money';
import { insuranceCents } from '../../../domain/quote';

/** What basic insurance covers at most, and premium, in øre: in live all amounts are in kroner. */
const covered = { basic: 500_000, premium: 3_500_000 };

/** The amounts of the policies as live says them, in the language of the screen; for English screens. */
export function policyAmounts({ locale }: I18n) {
  const language = locale === 'da' ? 'da' : 'en';
  return {
    insurance: formatMoney(insuranceCents, language),
    cover: `${formatKroner(covered.basic, language)} kr.`,
    premium: `${formatKroner(covered.premium, language)} kr.`,
  };
}
