import { addresses } from '../../../../domain/addresses';
import type { Faq } from '../../../features/info/FaqList';
import { TextLink } from '../../../ui/TextLink';

/** What people ask about the plans. */
export const faqs: readonly Faq[] = [
  {
    id: 'need-a-plan',
    question: 'Do I need a paid plan to borrow?',
    answer:
      'No. Basic costs nothing and covers three rentals a month, which is more than most households need. Listing your own tools is free on every plan.',
  },
  {
    id: 'what-the-price-covers',
    question: 'Is the rental itself included in the plan?',
    answer:
      'No. The plan is your membership. Each tool has its own price per day in kroner, set by its owner, and you see the total with fee and insurance before you confirm a booking.',
  },
  {
    id: 'after-the-trial',
    question: 'What happens when the free trial ends?',
    answer:
      'Pro starts on the fifteenth day, with the billing you chose. If you stop the trial before that, you go back to Basic and pay nothing.',
  },
  {
    id: 'change-plan',
    question: 'Can I change plan or stop?',
    answer: (
      <>
        Whenever you like. A change upwards starts at once, a change downwards or a stop when the
        period you have paid for is over. <TextLink to={addresses.contact}>Write to us</TextLink> if
        something about a payment looks wrong.
      </>
    ),
  },
];
