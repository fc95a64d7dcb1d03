import type { I18n } from '@lingui/core';
import { addresses } from '../../../../domain/addresses';
import type { Source } from '../../../../domain/source';
import type { Faq } from '../../../features/info/FaqList';
import { policyAmounts } from '../../../features/info/policyAmounts';
import { RichText } from '../../../features/info/RichText';
import { TextLink } from '../../../ui/TextLink';

/** The four questions (§2) with the policy texts of §9; the insurance amounts are those of this page's copy. */
export const faqs = (i18n: I18n, source: Source): readonly Faq[] => [
  {
    id: 'damage',
    question: i18n.t('What if I break something?'),
    answer: (
      <RichText
        text={i18n.t(
          source === 'live'
            ? /*i18n*/ 'Tell the owner at once and send photos. Basic insurance comes with every booking and covers damage up to {cover}. Premium covers up to {premium}, including theft. What counts and how to claim is on the <link>insurance page</link>.'
            : /*i18n*/ 'Tell the owner at once and send photos. Basic insurance comes with every booking and covers up to $1,000 for accidental damage. Premium covers up to $5,000, including theft. What counts and how to claim is on the <link>insurance page</link>.',
          policyAmounts(i18n),
        )}
        parts={{ link: (words) => <TextLink to={addresses.insurance}>{words}</TextLink> }}
      />
    ),
  },
  {
    id: 'cancel',
    question: i18n.t('Can I cancel a booking?'),
    answer: i18n.t(
      source === 'live'
        ? /*i18n*/ 'Yes. Cancellation is free until two days before the first day. Later than that the owner has kept the tool for you and may have turned others away, so the price of one day and the fee on it are kept; the rest comes back.'
        : /*i18n*/ 'Yes. Cancellation is free up to 24 hours before pickup. Later than that the owner has kept the tool for you and may have turned others away, so you pay for the booking unless the two of you agree on something else.',
    ),
  },
  {
    id: 'late',
    question: i18n.t('What happens if I return it late?'),
    answer: i18n.t(
      "An extra day's price is charged for late returns. If you see that it will be tight, write to the owner before the time is up: often nobody is waiting and you can simply book another day.",
    ),
  },
  {
    id: 'deposit',
    question: i18n.t('Do I have to pay a deposit?'),
    answer: i18n.t(
      source === 'live'
        ? /*i18n*/ 'Some owners ask for one, most do not. It stands below the total before you book. It is refundable: when the tool is back in the condition you got it in, you get all of it back.'
        : /*i18n*/ 'Some owners ask for one, most do not. The tool page shows it next to the price before you book. It is refundable: when the tool is back in the condition you got it in, you get all of it back.',
    ),
  },
];
