import type { PaymentFailure } from '../../../domain/payments/paymentStates';
import type { LabelId } from '../../texts/translate';

interface TestCard {
  brand: string;
  last4: string;
  /** The effect of the card, as the provider's page names it. */
  label: LabelId;
  failure?: PaymentFailure;
  /** The card needs a confirmation by the person; without them it is refused. */
  needsStep?: boolean;
  /** The card can be charged again without the person. */
  reusable: boolean;
  /** The fault of the first response: it is lost after the effect, or nothing was done. */
  trouble?: 'answer lost' | 'away';
}

/** The cards of the test provider, by their tokens: there are no numbers to type. */
export const testCards = {
  good: { brand: 'Visa', last4: '4242', label: 'testPayment.good', reusable: true },
  step: {
    brand: 'Mastercard',
    last4: '3155',
    label: 'testPayment.step',
    needsStep: true,
    reusable: true,
  },
  insufficientFunds: {
    brand: 'Visa',
    last4: '9995',
    label: 'testPayment.insufficientFunds',
    failure: 'insufficientFunds',
    reusable: true,
  },
  expired: {
    brand: 'Visa',
    last4: '0069',
    label: 'testPayment.expired',
    failure: 'cardExpired',
    reusable: true,
  },
  oneUse: { brand: 'MobilePay', last4: '5678', label: 'testPayment.onceOnly', reusable: false },
  answerLost: {
    brand: 'Visa',
    last4: '0101',
    label: 'testPayment.answerLost',
    trouble: 'answer lost',
    reusable: true,
  },
  away: {
    brand: 'Visa',
    last4: '0119',
    label: 'testPayment.away',
    trouble: 'away',
    reusable: true,
  },
} as const satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof testCards;

export const testCardNames = Object.keys(testCards) as TestCardName[];

export function findTestCard(name: string | null): TestCard | null {
  return name !== null && name in testCards ? testCards[name as TestCardName] : null;
}
