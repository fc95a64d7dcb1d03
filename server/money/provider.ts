import type { PaymentFailure, PaymentState, PayoutState } from '../../domain/paymentStates';
import type { ProviderName } from '../database/tables/money';

/** The one that we count in, as providers write it. */
export const currency = 'dkk';

/** A payment as its provider has it now. Sums are of all its life. */
export interface PaymentAnswer {
  id: string;
  /** What we called it. */
  reference: string;
  state: PaymentState;
  ore: number;
  currency: string;
  capturedOre: number;
  refundedOre: number;
  /** What the payer's bank has taken back, or has asked for. */
  disputedOre: number;
  /** Until when what is reserved can be taken. */
  heldUntil: Date | null;
  /** Where the person has to go, if they do. */
  stepUrl: string | null;
  failure: PaymentFailure | null;
  /** Whether what it was paid with can be charged again without the person. */
  reusable: boolean;
  /** What it was paid with, once that is known. Without a number of a card: last4 is null. */
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

/** Something to pay with that a member has saved at the provider. No number of a card ever reaches us. */
export interface Method {
  id: string;
  brand: string;
  last4: string;
  isDefault: boolean;
}

/** It only says where to look: the object is read, whatever the event claims. */
export interface ProviderEvent {
  id: string;
  kind: 'payment' | 'payout';
  objectId: string;
}

interface Asked {
  /** The same key asks for the same thing: it is done once, and answered again. */
  key: string;
  ore: number;
  /** What we call it: comes back in the answer and in what the provider lists. */
  reference: string;
  customer: string;
}

export interface Begin extends Asked {
  /** Without one the person chooses at the provider's. */
  methodId?: string | undefined;
  save?: boolean | undefined;
  /** An address of ours that the person comes back to. */
  returnUrl: string;
}

/** The provider did not answer, or broke: nobody knows whether it was done. Asking again under the same key tells. */
export class ProviderAway extends Error {}

/** It answered something else than was asked: as if it had not answered, and louder. */
export class ProviderContradicts extends ProviderAway {}

/** The provider will not do it, and asking again changes nothing: nothing was done. */
export class ProviderRefused extends Error {
  constructor(readonly reason: 'above' | 'state' | 'other arguments' | 'unknown' | 'no account') {
    super(`The provider refused: ${reason}`);
  }
}

/**
 * Who moves the money. A card that is declined is an answer (`failed`), kept under its key: another try needs another key.
 * Every call may throw `ProviderAway` and, where it changes something, `ProviderRefused`. Never to be awaited in a
 * transaction.
 */
export interface Provider {
  readonly name: ProviderName;
  /** Makes the member known, the same each time. */
  customerFor(member: { userId: number; email: string; name: string }): Promise<string>;
  /** Reserves money, if need be with a step that the person takes at `stepUrl`. */
  begin(asked: Begin): Promise<PaymentAnswer>;
  /** Takes money without the person, of a saved method. */
  chargeSaved(asked: Asked & { methodId: string }): Promise<PaymentAnswer>;
  read(id: string): Promise<PaymentAnswer>;
  /** Takes all or part of what is reserved, once; the rest is let go. */
  capture(id: string, ore: number, key: string): Promise<PaymentAnswer>;
  /** Lets go what is reserved, or ends what has only begun. */
  cancel(id: string, key: string): Promise<PaymentAnswer>;
  refund(id: string, ore: number, key: string): Promise<PaymentAnswer>;
  /** Payments made since then, for the reconciliation. */
  list(since: Date): Promise<PaymentAnswer[]>;
  payOut(asked: { key: string; ore: number; reference: string; to: string }): Promise<PayoutAnswer>;
  readPayout(id: string): Promise<PayoutAnswer>;
  /** Where a member is paid out to; null until they have given such a place. */
  payoutAccount(customer: string): Promise<string | null>;
  /** The default first. */
  methods(customer: string): Promise<Method[]>;
  /** Where the person adds one. */
  addMethod(asked: { key: string; customer: string; returnUrl: string }): Promise<{ url: string }>;
  removeMethod(customer: string, id: string): Promise<void>;
  makeDefault(customer: string, id: string): Promise<void>;
  /** What a request to `/payment-events` tells; null when it is not the provider's. */
  verify(rawBody: Buffer, headers: Record<string, string | undefined>): ProviderEvent[] | null;
}
