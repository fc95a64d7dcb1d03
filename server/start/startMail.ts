import type { Executor } from '../database/openDatabase';
import type { OutboxHandlers } from '../jobs/jobs';
import { createMailLinks } from '../members/auth/createMailLinks';
import type { SigningKeyRecord } from '../members/records/tokens';
import { mailContactReply } from '../notifications/mail/mailContactReply';
import { mailNewsletter } from '../notifications/mail/mailNewsletter';
import { mailReportOutcome } from '../notifications/mail/mailReportOutcome';
import { openMailer } from '../notifications/mail/openMailer';
import { createContactLinks, createNewsletterLinks } from '../notifications/mail/signedLinks';
import { createUnsubscribing } from '../notifications/mail/unsubscribing';
import { mailLink } from '../notifications/mailLink';
import { mailNotification } from '../notifications/mailNotification';
import { mailSecurity } from '../notifications/mailSecurity';
import { createPusher, pushSubject } from '../notifications/push/createPusher';
import { pushNotification } from '../notifications/pushNotification';
import { deleteOldKeptMails } from '../notifications/records/keptMails';
import { mailQueue, scheduleQueueMail } from '../office/mailQueue';
import { sendAlarm } from '../office/sendAlarm';
import type { BaseUrl } from './createBaseUrl';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

/** Mails that a service without a mail server stores; older ones are deleted now and then. */
const keptMails = 1_000;

interface Parts {
  executor: Executor;
  signingKeys: readonly SigningKeyRecord[];
  baseUrl: BaseUrl;
}

/** Mail and push: what goes out, and the links in it. */
export function startMail(
  { log, metrics, now, onStop, schedule }: Start,
  { executor, signingKeys, baseUrl }: Parts,
  options: Pick<
    StartOptions,
    'officeMail' | 'ownerCommissionPercent' | 'publicUrl' | 'push' | 'smtp'
  >,
) {
  const mailer = openMailer(options.smtp, executor, now);
  onStop(() => mailer.close());
  const pusher = createPusher(options.push, { executor, subject: pushSubject(options) });
  onStop(() => pusher.close());
  schedule('hourly', () => deleteOldKeptMails(executor, keptMails));
  if (options.officeMail !== undefined) {
    schedule('frequent', () => scheduleQueueMail(executor, now()));
  }

  const services = {
    pusher,
    unsubscribing: createUnsubscribing(signingKeys),
    newsletterLinks: createNewsletterLinks(signingKeys),
    contactLinks: createContactLinks(signingKeys),
    mailLinks: createMailLinks(signingKeys, { isAwaited: options.smtp !== undefined }),
  };
  const commissionPercent = options.ownerCommissionPercent;
  const mailing = { ...services, executor, mailer, base: baseUrl.get, commissionPercent, now };
  const handlers = {
    notice_mail: mailNotification(mailing),
    link_mail: mailLink(mailing),
    security_mail: mailSecurity(mailing),
    newsletter_mail: mailNewsletter(mailing),
    contact_mail: mailContactReply({ ...mailing, sendsMail: options.smtp !== undefined }),
    report_mail: mailReportOutcome(mailing),
    notice_push: pushNotification(mailing),
    office_queue_mail: mailQueue({ ...mailing, officeMail: options.officeMail }),
    office_alarm: sendAlarm({
      mailer,
      base: baseUrl.get,
      officeMail: options.officeMail,
      alarms: metrics.alarms,
      log,
    }),
  } satisfies Partial<OutboxHandlers>;
  return { services, handlers };
}
