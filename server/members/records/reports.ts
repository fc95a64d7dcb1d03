import { sql } from 'kysely';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { Executor } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';

export type ReportKind = Tables['reports']['kind'];
export type ReportReason = Tables['reports']['reason'];

/** The current content of what is reported, and the member it belongs to. */
export interface Reportable {
  aboutId: number;
  context: Record<string, unknown>;
}

type Find = (executor: Executor, reporterId: number, id: number) => Promise<Reportable | null>;

const found =
  (statement: (reporterId: number, id: number) => ReturnType<typeof sql<Reportable>>): Find =>
  async (executor, reporterId, id) =>
    (await statement(reporterId, id).execute(executor)).rows[0] ?? null;

/**
 * Finds, for each kind, content of another member that the reporter can see. It is stored with the report, as it is
 * now.
 */
export const reportable: Record<ReportKind, Find> = {
  tool: found(
    (reporterId, id) => sql<Reportable>`
      select tool.owner_id as "aboutId", jsonb_build_object('name', tool.name, 'description', tool.description,
        'usageInstructions', tool.usage_instructions, 'location', tool.location, 'picture', tool.image_url,
        'pricePerDayCents', tool.price_per_day_cents, 'owner', owner.name) as context
      from tools as tool join users as owner on owner.id = tool.owner_id
      where tool.id = ${id} and tool.owner_id <> ${reporterId} and (tool.listed or exists (
        select from bookings where tool_id = tool.id and borrower_id = ${reporterId}
      ))
    `,
  ),
  member: found(
    (reporterId, id) => sql<Reportable>`
      select id as "aboutId", jsonb_build_object('name', name, 'about', about, 'location', location,
        'picture', avatar_image_url) as context
      from users where id = ${id} and id <> ${reporterId}
    `,
  ),
  message: found(
    (reporterId, id) => sql<Reportable>`
      select message.sender_id as "aboutId", jsonb_build_object('sender', sender.name, 'content', message.content,
        'pictures', message.pictures, 'sentAt', message.created_at, 'conversation', message.conversation_id,
        'before', (
          select coalesce(jsonb_agg(jsonb_build_object('sender', earlier.sender_id, 'content', earlier.content,
            'pictures', earlier.pictures, 'sentAt', earlier.created_at) order by earlier.id), '[]')
          from (
            select * from messages where conversation_id = message.conversation_id and messages.id < message.id
              and line is null order by messages.id desc limit 5
          ) as earlier
        )) as context
      from messages as message
      join conversations as conversation on conversation.id = message.conversation_id
      join users as sender on sender.id = message.sender_id
      where message.id = ${id} and message.line is null and message.sender_id <> ${reporterId}
        and ${reporterId} in (conversation.low_id, conversation.high_id)
    `,
  ),
  review: found(
    (reporterId, id) => sql<Reportable>`
      select review.author_id as "aboutId",
        jsonb_build_object('author', author.name, 'rating', review.rating, 'comment', review.comment,
          'about', whom.name, 'tool', tool.name, 'answer', review.answer, 'side', review.side,
          'writtenAt', review.created_at) as context
      from reviews as review
      join tools as tool on tool.id = review.tool_id
      join users as author on author.id = review.author_id
      left join bookings as booking on booking.id = review.booking_id
      join users as whom on whom.id = case review.side when 'borrower' then tool.owner_id else booking.borrower_id end
      -- What an owner says of a borrower is seen by the two, and by owners whom that borrower asks.
      where review.id = ${id} and review.shown and review.author_id <> ${reporterId}
        and (review.side = 'borrower' or booking.borrower_id = ${reporterId} or exists (
          select from bookings as asked where asked.owner_id = ${reporterId} and asked.borrower_id = booking.borrower_id
            and asked.state in ('requested', 'accepted', 'pickedUp', 'returned', 'inDispute')
        ))
    `,
  ),
};

/** How many reports a member has made since `since`. */
export async function countReports(
  executor: Executor,
  reporterId: number,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reports where reporter_id = ${reporterId} and created_at > ${since}
  `.execute(executor);
  return rows[0]?.count ?? 0;
}

/** Stores a report. Edge: an open report of the same subject by the same person is kept instead. */
export async function insertReport(
  executor: Executor,
  report: Reportable & {
    reporterId: number;
    kind: ReportKind;
    subjectId: number;
    reason: ReportReason;
    text: string;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into reports (reporter_id, kind, subject_id, about_id, reason, text, context, created_at)
    values (${report.reporterId}, ${report.kind}, ${report.subjectId}, ${report.aboutId}, ${report.reason},
      ${report.text}, ${JSON.stringify(report.context)}::jsonb, ${report.now})
    on conflict (reporter_id, kind, subject_id) where closed_at is null do nothing
  `.execute(executor);
}

/** Stores a report of a person without an account, who can read its outcome by the receipt. */
export async function insertPublicReport(
  executor: Executor,
  report: Reportable & {
    receiptHash: string;
    /** Where the outcome is mailed to; null for nowhere. */
    email: string | null;
    language: ScreenLanguage;
    kind: ReportKind;
    subjectId: number;
    reason: ReportReason;
    text: string;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into reports (receipt_hash, reporter_email, reporter_language, kind, subject_id, about_id, reason, text, context,
      created_at)
    values (${report.receiptHash}, ${report.email}, ${report.language}, ${report.kind}, ${report.subjectId}, ${report.aboutId}, ${report.reason},
      ${report.text}, ${JSON.stringify(report.context)}::jsonb, ${report.now})
  `.execute(executor);
}

interface ReceiptRecord
  extends Pick<ReportRecord, 'id' | 'createdAt' | 'closedAt' | 'closedReason'> {
  /** Whether the outcome is going to be mailed. */
  isMailed: boolean;
  /** When what staff had decided about the report was changed, by an appeal or by staff; null for never. */
  changedAt: Date | null;
}

/** The state of a report for the page of its receipt; null for an unknown receipt. */
export async function reportByReceipt(
  executor: Executor,
  receiptHash: string,
): Promise<ReceiptRecord | null> {
  const { rows } = await sql<ReceiptRecord>`
    select id, created_at as "createdAt", closed_at as "closedAt", closed_reason as "closedReason",
      reporter_email is not null as "isMailed", (
        select max(coalesce(measure.lifted_at, measure.decided_at)) from staff_cases
        join measures as measure on measure.case_id = staff_cases.id
        where staff_cases.kind = 'report' and staff_cases.subject_id = reports.id
          and (measure.is_upheld or measure.kind = 'hidden' and measure.lifted_at is not null)
      ) as "changedAt"
    from reports where receipt_hash = ${receiptHash}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Whether the member has an open report of it. */
export async function isReported(
  executor: Executor,
  { reporterId, kind, subjectId }: { reporterId: number; kind: ReportKind; subjectId: number },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from reports where reporter_id = ${reporterId} and kind = ${kind} and subject_id = ${subjectId}
        and closed_at is null
    ) as is
  `.execute(executor);
  return rows[0]?.is === true;
}

/** A report as support reads it. */
export interface ReportRecord {
  id: number;
  kind: ReportKind;
  subjectId: number;
  /** Null for a person without an account. */
  reporterId: number | null;
  reporter: string | null;
  aboutId: number | null;
  about: string | null;
  reason: ReportReason;
  text: string;
  context: Record<string, unknown>;
  createdAt: Date;
  closedAt: Date | null;
  closedReason: string | null;
}

const reportColumns = sql.raw(`report.id, report.kind, report.subject_id as "subjectId",
  report.reporter_id as "reporterId", reporter.name as reporter, report.about_id as "aboutId", about.name as about,
  report.reason, report.text, report.context, report.created_at as "createdAt", report.closed_at as "closedAt",
  report.closed_reason as "closedReason"`);
const reportsJoined =
  sql.raw(`reports as report left join users as reporter on reporter.id = report.reporter_id
  left join users as about on about.id = report.about_id`);

export async function reportById(executor: Executor, id: number): Promise<ReportRecord | null> {
  const { rows } = await sql<ReportRecord>`
    select ${reportColumns} from ${reportsJoined} where report.id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** The outcome of a report that is to be mailed to a visitor. */
interface OutcomeRecord {
  email: string;
  language: ScreenLanguage;
  createdAt: Date;
  reason: string;
}

/** Null for a report that is open or has no e-mail. */
export async function outcomeToMail(executor: Executor, id: number): Promise<OutcomeRecord | null> {
  const { rows } = await sql<OutcomeRecord>`
    select reporter_email as email, reporter_language as language, created_at as "createdAt", closed_reason as reason
    from reports where id = ${id} and reporter_email is not null and closed_reason is not null
  `.execute(executor);
  return rows[0] ?? null;
}

export async function deleteReporterEmail(executor: Executor, id: number): Promise<void> {
  await executor
    .updateTable('reports')
    .set({ reporter_email: null })
    .where('id', '=', id)
    .execute();
}

/** Closes a report that is open. Returns the member who has made it; null for none, or without an account. */
export async function closeReport(
  executor: Executor,
  id: number,
  reason: string,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ reporterId: number | null }>`
    update reports set closed_at = ${now}, closed_reason = ${reason} where id = ${id} and closed_at is null
    returning reporter_id as "reporterId"
  `.execute(executor);
  return rows[0]?.reporterId ?? null;
}

/** A review or message that support can hide. */
export interface HideableWords {
  authorId: number;
  hiddenReason: string | null;
}

const wordsTables = { review: 'reviews', message: 'messages' } as const;
export type WordsKind = keyof typeof wordsTables;

/** A review or message, locked until the end of the transaction; null also for a line by Skuret. */
export async function wordsToHide(
  transaction: Executor,
  kind: WordsKind,
  id: number,
): Promise<HideableWords | null> {
  const { rows } = await (kind === 'review'
    ? sql<HideableWords>`
        select author_id as "authorId", hidden_reason as "hiddenReason" from reviews where id = ${id} for update`
    : sql<HideableWords>`
        select sender_id as "authorId", hidden_reason as "hiddenReason" from messages
        where id = ${id} and line is null and sender_id is not null for update`
  ).execute(transaction);
  return rows[0] ?? null;
}

/** Hides a review or message, or shows it again when `reason` is null. */
export async function setHidden(
  transaction: Executor,
  kind: WordsKind,
  id: number,
  reason: string | null,
): Promise<void> {
  await sql`
    update ${sql.table(wordsTables[kind])} set hidden_reason = ${reason} where id = ${id}
  `.execute(transaction);
}
