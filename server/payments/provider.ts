import type {
  PaymentFailure,
  PaymentState,
  PayoutState,
} from '../../domain/payments/paymentStates';
import type { PayoutAccountFacts } from '../../domain/payments/payoutAccount';
import type { ProviderEventKind, ProviderName } from '../database/tables';

/** The currency of all amounts, as providers write it. */
export const currency = 'dkk';

/** The present state of a payment at its provider. Sums cover its whole life. */
export interface PaymentAnswer {
  id: string;
  /** Our reference for it. */
  reference: string;
  state: PaymentState;
  ore: number;
  currency: string;
  capturedOre: number;
  /** All refunds that were made, also those that failed later. */
  refundedOre: number;
  /** Refunds that the payer's bank did not take: the amount is back at the provider. */
  refundFailedOre: number;
  /** The amount that the payer's bank has taken back, or demands. */
  disputedOre: number;
  /** Until when evidence against an open dispute can be given. */
  disputeAnswerBy: Date | null;
  /** Until when the reservation can be captured. */
  heldUntil: Date | null;
  /** Where the person has to confirm the payment; null when they need not. */
  stepUrl: string | null;
  failure: PaymentFailure | null;
  /** Whether the method can be charged again without the person. */
  reusable: boolean;
  /** The payment method, once it is known. A method without a card number has `last4: null`. */
  method: (Pick<Method, 'brand'> & { last4: string | null }) | null;
}

export interface PayoutAnswer {
  id: string;
  reference: string;
  state: PayoutState;
  ore: number;
  currency: string;
  failure: string | null;
}

export const isPaymentAnswer = (answer: PaymentAnswer | PayoutAnswer): answer is PaymentAnswer =>
  'capturedOre' in answer;

/** A payment method that a member has saved at the provider. No card number ever reaches this service. */
export interface Method {
  id: string;
  brand: string;
  last4: string;
  isDefault: boolean;
}

/** An event only names an object: its state is then read from the provider, whatever the event claims. */
export interface ProviderEvent {
  id: string;
  kind: ProviderEventKind;
  objectId: string;
}

interface Asked {
  /** The idempotency key: a repeated call is performed once and answered again. */
  key: string;
  ore: number;
  /** Our reference; it is in the answer and in the provider's lists. */
  reference: string;
  customer: string;
}

export interface Begin extends Asked {
  /** Without a saved method, the person chooses one on the provider's page. */
  methodId?: string | undefined;
  save?: boolean | undefined;
  /** The address on our site that the person returns to. */
  returnUrl: string;
}

/** The provider did not answer, or failed: the outcome is unknown. A call under the same key tells it. */
export class ProviderAway extends Error {}

/** The answer contradicts the call. Treated like a missing answer, and logged as an error. */
export class ProviderContradicts extends ProviderAway {}

/** The provider refuses, and a retry changes nothing: nothing was done. */
export class ProviderRefused extends Error {
  constructor(readonly reason: 'above' | 'state' | 'other arguments' | 'unknown' | 'no account') {
    super(`The payment provider rejected the call: ${reason}`);
  }
}

/**
 * Moves the money. A declined card is an answer (`failed`), stored under its key: another attempt needs another key.
 * Every call may throw `ProviderAway` and, when it changes something, `ProviderRefused`. Never await it in a
 * transaction.
 */
export interface Provider {
  readonly name: ProviderName;
  /** Registers the member; returns the same id each time. */
  customerFor(member: { userId: number; email: string; name: string }): Promise<string>;
  /** Reserves money; the person may have to confirm it at `stepUrl`. */
  begin(asked: Begin): Promise<PaymentAnswer>;
  /** Charges a saved method without the person present. */
  chargeSaved(asked: Asked & { methodId: string }): Promise<PaymentAnswer>;
  read(id: string): Promise<PaymentAnswer>;
  /** Captures all or part of a reservation, once; the rest is released. */
  capture(id: string, ore: number, key: string): Promise<PaymentAnswer>;
  /** Releases a reservation, or ends a payment that has only begun. */
  cancel(id: string, key: string): Promise<PaymentAnswer>;
  refund(id: string, ore: number, key: string): Promise<PaymentAnswer>;
  /** Payments made since a moment, for the reconciliation. */
  list(since: Date): Promise<PaymentAnswer[]>;
  /**
   * Pays out to the account of a member. Refused when the account cannot be paid: then no money has left.
   */
  payOut(asked: { key: string; ore: number; reference: string; to: string }): Promise<PayoutAnswer>;
  readPayout(id: string): Promise<PayoutAnswer>;
  /** The account for payouts that a member has without opening one; null for none. */
  givenPayoutAccount(customer: string): Promise<string | null>;
  /** Opens the account that a member is paid out to; returns the same id for the same key. */
  openPayoutAccount(asked: { key: string; userId: number; customer: string }): Promise<string>;
  readPayoutAccount(id: string): Promise<PayoutAccountFacts>;
  /** Where the member gives what the provider wants for their account. The URL works once, for a few minutes. */
  payoutAccountForm(id: string, returnUrl: string): Promise<{ url: string }>;
  /** The default method comes first. */
  methods(customer: string): Promise<Method[]>;
  /** Where the person can add a method. */
  addMethod(asked: { key: string; customer: string; returnUrl: string }): Promise<{ url: string }>;
  removeMethod(customer: string, id: string): Promise<void>;
  makeDefault(customer: string, id: string): Promise<void>;
  /** The events in a request to `/payment-events`; null when the signature is not the provider's. */
  verify(rawBody: Buffer, headers: Record<string, string | undefined>): ProviderEvent[] | null;
}

export type FunctionName = Exclude<keyof Provider, 'name'>;
/** A method of a provider as a function of its dependencies. */
export type ProviderFunction<Dependencies, Name extends FunctionName> = (
  dependencies: Dependencies,
  ...input: Parameters<Provider[Name]>
) => ReturnType<Provider[Name]>;
