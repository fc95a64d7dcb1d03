import { type CaseKind, caseKinds } from '../../domain/office/cases';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import type { Handler, OutboxPayloads } from '../jobs/jobs';
import type { Mailer } from '../notifications/mail/openMailer';
import { renderMail } from '../notifications/mail/renderMail';
import { countNewAndOverdue, noteOverdueMail, syncCases } from './records/cases';

const kindLabels: Record<CaseKind, string> = {
  dispute: 'Disputes',
  noShow: 'No-shows',
  coverClaim: 'Cover claims',
  report: 'Reports',
  contact: 'Contact messages',
  job: 'Failed jobs',
  payout: 'Stopped payouts',
  suspendedBooking: 'Bookings of suspended members',
  appeal: 'Appeals',
  refund: 'Failed refunds',
  goodwill: 'Goodwill for a second person',
};

const hourMs = 3_600_000;

/** Stores the job of the hour that is over: the first call of an hour does, in any process. */
export async function scheduleQueueMail(executor: Executor, now: Date): Promise<void> {
  const until = new Date(Math.floor(now.getTime() / hourMs) * hourMs).toISOString();
  await enqueue(executor, {
    once: `office queue ${until}`,
    kind: 'office_queue_mail',
    payload: { until },
  });
}

interface Options {
  executor: Executor;
  mailer: Mailer;
  /** The public address of the service. */
  base: () => string;
  officeMail: string | undefined;
  now: () => Date;
}

/** Tells staff what is new or overdue in the queue, each overdue case twice. Sends nothing when nothing is. */
export function mailQueue({
  executor,
  mailer,
  base,
  officeMail,
  now,
}: Options): Handler<OutboxPayloads['office_queue_mail']> {
  return async ({ until }, { once }) => {
    if (officeMail === undefined) return;
    const at = now();
    await syncCases(executor, at);
    const to = new Date(until);
    const from = new Date(to.getTime() - hourMs);
    const counts = await countNewAndOverdue(executor, { from, to, now: at });
    const count = (what: 'new' | 'overdue') => counts.reduce((sum, each) => sum + each[what], 0);
    if (count('new') + count('overdue') === 0) return;
    const mail = renderMail({
      base: base(),
      language: 'en',
      subject: `Skuret: ${count('new')} new and ${count('overdue')} overdue in the queue`,
      name: null,
      paragraphs: [],
      facts: caseKinds.flatMap((kind) => {
        const found = counts.find((each) => each.kind === kind);
        if (!found) return [];
        return [{ label: kindLabels[kind], value: `${found.new} new, ${found.overdue} overdue` }];
      }),
      button: { label: 'Open the queue', href: `${base()}/office` },
      why: 'You get this e-mail because OFFICE_MAIL of a Skuret service names this address.',
      unsubscribe: null,
    });
    await mailer.send({ ...mail, to: officeMail, once });
    await noteOverdueMail(executor, at);
  };
}
