import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import { formatExactMoney } from '../../domain/values/money';
import type { Handler, OfficeAlarm } from '../jobs/jobs';
import type { Mailer } from '../notifications/mail/openMailer';
import { renderMail } from '../notifications/mail/renderMail';

const kroner = (cents: number) => formatExactMoney(cents, 'en');

/** A text for staff: the event, and the next step. */
function alarmText(alarm: OfficeAlarm): { subject: string; text: string } {
  switch (alarm.alarm) {
    case 'coverAsked':
      return {
        subject: 'Cover claims exceed the daily limit of the insurance account',
        text: `${kroner(alarm.cents)} was asked of the insurance account today. Nothing is paid before staff approve it in the office.`,
      };
    case 'coverDayFull':
      return {
        subject: 'Cover claim postponed by the daily limit of the insurance account',
        text: `A cover claim of ${kroner(alarm.cents)} could not be approved: the insurance account has paid as much today as a day allows. Staff approve it in the office on another day.`,
      };
    case 'payoutStopped':
      return {
        subject: 'Payout waiting for balance at the payment provider',
        text: `A payout of ${kroner(alarm.cents)} waits: the payment provider holds ${kroner(alarm.balanceCents)}. Find out why, then add money, and book it at /office/money.`,
      };
    case 'chargeback':
      return {
        subject: 'Chargeback by a bank',
        text: `A bank has taken back ${kroner(alarm.cents)}${alarm.bookingId === null ? '' : ` of booking ${alarm.bookingId}`}. The borrower cannot ask to borrow until it is settled.${alarm.answerBy ? ` Give the payment provider your evidence by ${alarm.answerBy}, in its dashboard: photographs of the hand-over, messages and the receipt.` : ''}`,
      };
    case 'refundFailed':
      return {
        subject: 'Refund returned by a bank',
        text: `A refund of ${kroner(alarm.cents)}${alarm.bookingId === null ? '' : ` of booking ${alarm.bookingId}`} did not reach the borrower and is back at the payment provider. It is a case in the office: refund it again, or ask the borrower for a bank account and pay it there.`,
      };
  }
}

interface Options {
  mailer: Mailer;
  /** The public address of the service. */
  base: () => string;
  /** Where mails to staff go; undefined for none. */
  officeMail: string | undefined;
  alarms: Counter<'alarm'>;
  log: Pick<Logger, 'error'>;
}

/** Raises an alarm: an error in the log, a count in the metrics, and a mail to staff. */
export function sendAlarm({
  mailer,
  base,
  officeMail,
  alarms,
  log,
}: Options): Handler<OfficeAlarm> {
  return async (alarm, { once }) => {
    const { subject, text } = alarmText(alarm);
    log.error({ alarm }, subject);
    alarms.inc({ alarm: alarm.alarm });
    if (officeMail === undefined) return;
    const mail = renderMail({
      base: base(),
      language: 'en',
      subject: `Skuret: ${subject}`,
      name: null,
      paragraphs: [text],
      button: null,
      why: 'You get this e-mail because OFFICE_MAIL of a Skuret service names this address.',
      unsubscribe: null,
    });
    await mailer.send({ ...mail, to: officeMail, once });
  };
}
