import type { PayoutAccount } from '../../payments/api/moneyApi';
import type { CalloutProps } from '../../ui/Callout';

interface PayoutState {
  label: string;
  tone: NonNullable<CalloutProps['tone']>;
  /** What the state means for the owner. `{date}` is the last day for what is missing. */
  text: string;
  /** The same for what is missing by a day that the provider has named. */
  datedText?: string;
  /** The button that leads to the provider; none where the provider's form does not help. */
  action: string | null;
  /** Whether payouts wait. */
  waits: boolean;
}

/** The states of an owner's bank account, with the next step of each. */
export const payoutStates: Record<PayoutAccount['state'], PayoutState> = {
  MISSING: {
    label: /*i18n*/ 'Not given',
    tone: 'warning',
    text: /*i18n*/ 'Give your bank account, so that we can pay you when you have lent a tool.',
    action: /*i18n*/ 'Give your bank account',
    waits: true,
  },
  UNDER_REVIEW: {
    label: /*i18n*/ 'Under review',
    tone: 'info',
    text: /*i18n*/ 'Our payment provider checks what you gave. You need not do anything, and we write to you when it is done.',
    action: /*i18n*/ 'See what you gave',
    waits: true,
  },
  WANTED_SOON: {
    label: /*i18n*/ 'More needed',
    tone: 'warning',
    text: /*i18n*/ 'We can pay you. Our payment provider needs more about you, so that it stays so.',
    datedText:
      /*i18n*/ 'We can pay you. Our payment provider needs more about you by {date}, or your payouts stop.',
    action: /*i18n*/ 'Give what is missing',
    waits: false,
  },
  RESTRICTED: {
    label: /*i18n*/ 'Stopped',
    tone: 'danger',
    text: /*i18n*/ 'Your payouts wait until you give our payment provider what is missing.',
    action: /*i18n*/ 'Give what is missing',
    waits: true,
  },
  READY: {
    label: /*i18n*/ 'Ready',
    tone: 'success',
    text: /*i18n*/ 'We pay you here when a rental of your tool is over.',
    action: /*i18n*/ 'See or change your bank account',
    waits: false,
  },
  PAUSED: {
    label: /*i18n*/ 'Paused',
    tone: 'danger',
    text: /*i18n*/ 'Our payment provider has paused your payouts. Write to us, and we help you.',
    action: null,
    waits: true,
  },
};
