import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';
import type { Handler, OutboxPayloads } from '../../jobs/jobs';
import { deleteReporterEmail, outcomeToMail } from '../../members/records/reports';
import { message, translate } from '../../texts/translate';
import type { Mailer } from './openMailer';
import { renderMail } from './renderMail';

interface Mailing {
  executor: Executor;
  mailer: Mailer;
  /** The public address of the service. */
  base: () => string;
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
    const { email, language, createdAt, reason } = report;
    const date = formatDate(getCopenhagenDate(createdAt), language);
    const mail = renderMail({
      base: base(),
      language,
      subject: translate(message('publicReport.mail.subject', { id: String(reportId) }), language),
      name: null,
      paragraphs: [
        translate(message('publicReport.mail.text', { date }), language),
        `“${reason}”`,
        translate(message('publicReport.mail.deleted'), language),
      ],
      button: null,
      why: translate(message('publicReport.mail.why'), language),
      unsubscribe: null,
    });
    await mailer.send({ ...mail, to: email, once });
    await deleteReporterEmail(executor, reportId);
  };
}
