import type { Reminder } from '../bookings/remind';

/**
 * What the outbox can be asked to do, and what each kind needs to know: ids rather than contents, since the job looks
 * at the present state when its turn comes. A payload that rows may still hold stays readable.
 */
export interface OutboxPayloads {
  /** Sends a notice by e-mail, if its member still wants that and has not read it. */
  notice_mail: { noticeId: number };
  /** Sends a notice to one browser, as it was when it stood for `count`, if its member still wants that and has not read it. */
  notice_push: { noticeId: number; count: number; subscriptionId: number };
  /** Sends a link, if by now it has anything to do. */
  link_mail: { linkId: number };
  /** Tells one of whom it concerns what happened to an account. */
  security_mail: { eventId: number; to: 'member' | 'other' };
  /** Asks the payment provider what a stored call says. */
  provider_call: { key: string };
  /** Brings a booking's money to where its state says. */
  booking_money: { bookingId: number };
  /** Reminds the two of a booking, if it is still so on the day. */
  booking_reminder: { bookingId: number; what: Reminder };
  /** Tells who waits for days of a tool, if they are free. Stored by triggers of the database. */
  days_freed: { toolId: number };
  /** Deletes what is personal of a member whose time to come back is over. */
  leave: { memberId: number };
}

export type OutboxKind = keyof OutboxPayloads;

interface JobOf<Kind extends OutboxKind> {
  /** What makes it the same job: with the same words it is stored, and done, once. */
  once: string;
  kind: Kind;
  payload: OutboxPayloads[Kind];
  /** At once when left out. */
  dueAt?: Date;
}

/** A job of any kind, with the payload of that kind. */
export type OutboxJob = { [Kind in OutboxKind]: JobOf<Kind> }[OutboxKind];

/** Thrown by a handler: trying again would not help, and the text says why. */
export class GiveUp extends Error {}

/**
 * Does a job, outside any transaction, within two minutes at most. It may come a second time, when a process died
 * between doing and noting it: `once` is what to tell others by that it is the same. Whatever it throws but `GiveUp`
 * is tried again later.
 */
export type Handler<Payload> = (payload: Payload, job: { once: string }) => Promise<void>;

export type OutboxHandlers = { [Kind in OutboxKind]: Handler<OutboxPayloads[Kind]> };
