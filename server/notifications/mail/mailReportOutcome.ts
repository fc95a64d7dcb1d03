import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';
import type { Handler, OutboxPayloads } from '../../jobs/jobs';
import { deleteReporterEmail, outcomeToMail } from '../../members/records/reports';
import { message, translate } from '../../texts/translate';
import type { Mailer } from './openMailer';
import { type MailContent, renderMail } from './renderMail';

interface Mailing {
  executor: Executor;
  mailer: Mailer;
  /** The public address of the service. */
  base: () => string;
}

/** The outcome of a report, for a visitor. */
export function reportOutcomeMail({
  id,
  language,
  createdAt,
  reason,
  base,
}: Pick<MailContent, 'language' | 'base'> & {
  id: number;
  createdAt: Date;
  reason: string;
}): MailContent {
  const date = formatDate(getCopenhagenDate(createdAt), language);
  return {
    base,
    language,
    subject: translate(message('publicReport.mail.subject', { id: String(id) }), language),
    name: null,
    paragraphs: [
      translate(message('publicReport.mail.text', { date }), language),
      translate(message('publicReport.closedReason', { reason }), language),
      translate(message('publicReport.mail.deleted'), language),
    ],
    button: null,
    why: translate(message('publicReport.mail.why'), language),
    unsubscribe: null,
  };
}

/** Tells a visitor the outcome of their report, and deletes their e-mail. */
export function mailReportOutcome({
  executor,
  mailer,
  base,
}: Mailing): Handler<OutboxPayloads['report_mail']> {
  return async ({ reportId }, { once }) => {
    const report = await outcomeToMail(executor, reportId);
    if (!report) return;
    const { email } = report;
    const mail = renderMail(reportOutcomeMail({ ...report, id: reportId, base: base() }));
    await mailer.send({ ...mail, to: email, once });
    await deleteReporterEmail(executor, reportId);
  };
}
