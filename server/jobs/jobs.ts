import type { ScreenLanguage } from '../../domain/values/language';
import type { BookingEvent, Reminder } from './bookingEvents';

/** An urgent alarm for staff. Amounts in øre. */
export type OfficeAlarm =
  /** More was asked of the insurance account today than it pays on one day. */
  | { alarm: 'coverAsked'; cents: number }
  /** A cover claim could not be approved, because the limit of the day is reached. */
  | { alarm: 'coverDayFull'; cents: number }
  /** A payout waits, because the provider's balance does not cover it. */
  | { alarm: 'payoutStopped'; cents: number; balanceCents: number }
  /** A borrower's bank has taken a payment back. */
  | { alarm: 'chargeback'; cents: number; bookingId: number | null; answerBy?: string | null }
  /** A borrower's bank did not take a refund. */
  | { alarm: 'refundFailed'; cents: number; bookingId: number | null };

/**
 * The kinds of jobs and their payloads: ids rather than contents, because a job reads the present state when it runs.
 * An event holds what later changes would alter. A payload that stored rows may still hold has to stay readable.
 */
export interface OutboxPayloads {
  /**
   * Sends a notification by e-mail, or those that one member has caused for another and whose mail is due at `dueAt`,
   * unless they have been read or their recipient has turned such mails off.
   */
  notice_mail: { noticeId: number } | { memberId: number; senderId: number; dueAt: string };
  /**
   * Pushes a notification to one browser, if its member still wants that and has not read it. `count`: how many events
   * the notification stood for when the job was stored.
   */
  notice_push: { noticeId: number; count: number; subscriptionId: number };
  /** Sends an event to a webhook of a member. */
  webhook_delivery: { deliveryId: number; memberId: number };
  /** Sends a link, if it is still of use. */
  link_mail: { linkId: number };
  /** Reports an event of an account by mail to one of its recipients. */
  security_mail: { eventId: number; to: 'member' | 'other' };
  /** Asks an address whether it wants the newsletter. */
  newsletter_mail: { subscriptionId: number; language: ScreenLanguage };
  /** Sends an answer to a contact message to its writer. */
  contact_mail: { replyId: number };
  /** Tells a visitor the outcome of their report. */
  report_mail: { reportId: number };
  /** Tells staff what is new, since an hour before `until`, or overdue in the queue. */
  office_queue_mail: { until: string };
  /** Performs a stored call of the payment provider. */
  provider_call: { key: string };
  /** Hands an event of a booking to its subscribers. */
  booking_event: BookingEvent;
  /** Brings a booking's money in line with its state. */
  booking_money: { bookingId: number };
  /** Reminds the two members of a booking, if the reminder is still true on the day. */
  booking_reminder: { bookingId: number; what: Reminder };
  /** Tells the members who wait for days of a tool, if the days are free. Database triggers store it. */
  days_freed: { toolId: number };
  /** Raises an alarm for staff. */
  office_alarm: OfficeAlarm;
  /** Ends the effects of a measure whose last day is over. */
  measure_end: { measureId: number };
  /** Deletes the personal data of a member whose time to come back is over. */
  leave: { memberId: number };
}

export type OutboxKind = keyof OutboxPayloads;

/** Jobs of different queues do not wait for each other. */
export type OutboxQueue = 'money' | 'events' | 'mail' | 'push' | 'webhooks';

export const queueOfKind: Record<OutboxKind, OutboxQueue> = {
  notice_mail: 'mail',
  notice_push: 'push',
  webhook_delivery: 'webhooks',
  link_mail: 'mail',
  security_mail: 'mail',
  newsletter_mail: 'mail',
  contact_mail: 'mail',
  report_mail: 'mail',
  office_queue_mail: 'mail',
  provider_call: 'money',
  booking_money: 'money',
  booking_reminder: 'money',
  booking_event: 'events',
  days_freed: 'money',
  office_alarm: 'mail',
  measure_end: 'money',
  leave: 'money',
};

interface JobOf<Kind extends OutboxKind> {
  /** Identifies the job: a second job with the same text is not stored. */
  once: string;
  kind: Kind;
  payload: OutboxPayloads[Kind];
  /** Defaults to now. */
  dueAt?: Date;
}

/** A job of any kind, with the payload of that kind. */
export type OutboxJob = { [Kind in OutboxKind]: JobOf<Kind> }[OutboxKind];

/** Thrown by a handler when a retry would not help; the message says why. */
export class GiveUp extends Error {}

/**
 * Does a job, outside any transaction, within two minutes at most. It may run a second time when a process dies between
 * doing the job and marking it as done; `once` lets other systems recognise the repetition. After any error but
 * `GiveUp` it is retried later.
 */
export type Handler<Payload> = (payload: Payload, job: JobRun) => Promise<void>;

export interface JobRun {
  once: string;
  /** Whether a failure is permanent, because this was the last attempt. */
  isLastTry: boolean;
}

export type OutboxHandlers = { [Kind in OutboxKind]: Handler<OutboxPayloads[Kind]> };
