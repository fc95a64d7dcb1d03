import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

export type SearchKind = 'members' | 'tools' | 'bookings' | 'reported';

/** What staff look for, and the page of the results. */
export interface SearchAsked {
  /** A part of a name, an e-mail or a place; null when a number was typed. */
  part: string | null;
  /** The id that the number stands for. */
  id: number | null;
  /** The last id of the page before; 0 for the first page. */
  after: number;
  most: number;
}

/** A result. It has only what everybody sees; further data are read in a case. */
export interface SearchRecord {
  id: number;
  name: string;
  place: string | null;
  /** Of a tool: `published`, `paused` or `hidden`. */
  state: string | null;
  cents: number | null;
  since: Date;
  /** The latest case about it. */
  caseId: number | null;
}

/** The rows of a table that a page is looked for in. */
type From = (table: 'users' | 'tools') => ReturnType<typeof sql>;

const everywhere: From = (table) => sql`${sql.table(table)}`;

/** Rows after the page before, in which a part that many have fills a page: its index would find too many. */
const nearRows = 10_000;
const near =
  (after: number): From =>
  (table) =>
    sql`(select * from ${sql.table(table)} where id > ${after} order by id limit ${nearRows})`;

/** A pattern that finds a part anywhere. */
const patternOf = (part: string) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;

const caseOf = (reports: ReturnType<typeof sql>) => sql`(
  select max(staff_cases.id) from reports join staff_cases
    on staff_cases.kind = 'report' and staff_cases.subject_id = reports.id where ${reports}
)`;

const isMember = ({ part, id }: SearchAsked) => {
  const pattern = patternOf(part ?? '');
  return part === null
    ? sql`member.id = ${id}`
    : sql`(member.name ilike ${pattern} or member.email ilike ${pattern} or member.location ilike ${pattern})`;
};

function searchMembers(executor: Executor, asked: SearchAsked, from: From) {
  return sql<SearchRecord>`
    select page.*, ${caseOf(sql`reports.about_id = page.id`)} as "caseId" from (
      select member.id, member.name, member.location as place, null as state, null::int as cents,
        member.created_at as since
      from ${from('users')} as member where ${isMember(asked)} and member.left_at is null and member.id > ${asked.after}
      order by member.id limit ${asked.most}
    ) as page order by page.id
  `.execute(executor);
}

const isTool = ({ part, id }: SearchAsked) => {
  const pattern = patternOf(part ?? '');
  return part === null
    ? sql`tool.id = ${id}`
    : sql`(tool.name ilike ${pattern} or tool.location ilike ${pattern})`;
};

/** Tools that are or were public, hidden ones included. */
function searchTools(executor: Executor, asked: SearchAsked, from: From) {
  return sql<SearchRecord>`
    select page.*, ${caseOf(sql`reports.about_id = page.owner_id and reports.kind = 'tool' and reports.subject_id = page.id`)} as "caseId"
    from (
      select tool.owner_id, tool.id, tool.name, tool.location as place,
        case when tool.hidden_reason is null then tool.state else 'hidden' end as state,
        tool.price_per_day_cents as cents, tool.created_at as since
      from ${from('tools')} as tool where ${isTool(asked)} and tool.state <> 'draft' and tool.deleted_at is null
        and tool.id > ${asked.after}
      order by tool.id limit ${asked.most}
    ) as page order by page.id
  `.execute(executor);
}

/** A booking by its number. Its members, days and money are private. */
function searchBookings(executor: Executor, { id, after }: SearchAsked) {
  return sql<SearchRecord>`
    select booking.id, tool.name, null as place, null as state, null::int as cents, booking.created_at as since, (
      select max(id) from staff_cases where kind in ('dispute', 'noShow', 'coverClaim', 'suspendedBooking')
        and subject_id = booking.id
    ) as "caseId"
    from bookings as booking join tools as tool on tool.id = booking.tool_id
    where booking.id = ${id} and booking.id > ${after}
  `.execute(executor);
}

/**
 * Reported messages, by the member who has written them. They are few, so the member of each is looked at: a part that
 * many members have would find too many in the index.
 */
function searchReported(executor: Executor, asked: SearchAsked) {
  return sql<SearchRecord>`
    select report.id, member.name, null as place, case when report.closed_at is null then 'open' else 'closed' end as state,
      null::int as cents, report.created_at as since, (
        select max(id) from staff_cases where kind = 'report' and subject_id = report.id
      ) as "caseId"
    from reports as report cross join lateral (select * from users where users.id = report.about_id offset 0) as member
    where report.kind = 'message' and report.id > ${asked.after}
      and ${asked.part === null ? sql`report.id = ${asked.id}` : isMember(asked)}
    order by report.id limit ${asked.most}
  `.execute(executor);
}

const searches = {
  members: searchMembers,
  tools: searchTools,
  bookings: searchBookings,
  reported: searchReported,
};

export async function search(
  executor: Executor,
  kind: SearchKind,
  asked: SearchAsked,
): Promise<SearchRecord[]> {
  const find = searches[kind];
  if (asked.part !== null && kind !== 'reported') {
    const { rows } = await find(executor, asked, near(asked.after));
    if (rows.length >= asked.most) return rows;
  }
  return (await find(executor, asked, everywhere)).rows;
}
