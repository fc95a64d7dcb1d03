import type { I18n } from '@lingui/core';
import { addresses } from '../../../../domain/addresses';
import type { Faq } from '../../../features/info/FaqList';
import { RichText } from '../../../features/info/RichText';
import { TextLink } from '../../../ui/TextLink';

/** What people ask about the plans. */
export const faqs = (i18n: I18n): readonly Faq[] => [
  {
    id: 'need-a-plan',
    question: i18n.t('Do I need a paid plan to borrow?'),
    answer: i18n.t(
      'No. Basic costs nothing and covers three rentals a month, which is more than most households need. Listing your own tools is free on every plan.',
    ),
  },
  {
    id: 'what-the-price-covers',
    question: i18n.t('Is the rental itself included in the plan?'),
    answer: i18n.t(
      'No. The plan is your membership. Each tool has its own price per day in kroner, set by its owner, and you see the total with fee and insurance before you confirm a booking.',
    ),
  },
  {
    id: 'after-the-trial',
    question: i18n.t('What happens when the free trial ends?'),
    answer: i18n.t(
      'Pro starts on the fifteenth day, with the billing you chose. If you stop the trial before that, you go back to Basic and pay nothing.',
    ),
  },
  {
    id: 'change-plan',
    question: i18n.t('Can I change plan or stop?'),
    answer: (
      <RichText
        text={i18n.t(
          'Whenever you like. A change upwards starts at once, a change downwards or a stop when the period you have paid for is over. <link>Write to us</link> if something about a payment looks wrong.',
        )}
        parts={{ link: (words) => <TextLink to={addresses.contact}>{words}</TextLink> }}
      />
    ),
  },
];
