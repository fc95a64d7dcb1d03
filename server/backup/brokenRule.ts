import type pg from 'pg';
import { holdingStates } from '../../domain/bookings/bookingLife';

interface Rule {
  rule: string;
  /** Selects the rows that break the rule, in words, as `row`. */
  broken: string;
}

const agreed = holdingStates.map((state) => `'${state}'`).join(', ');

/**
 * The rules that triggers and statements enforce, in addition to the constraints of the tables. A restore switches the
 * triggers off, and the rows of a file may not come from the service. Of a rule that looks at old rows too, the rows that changed later
 * without breaking it are left out: a tool with a finished booking can have fewer units now, or be deleted.
 */
const rules: readonly Rule[] = [
  {
    // Each entry belongs to a transaction, so the whole ledger sums to 0 too.
    rule: 'each transaction of the ledger has two entries or more that sum to 0',
    broken: `select format('transaction %s (%s entries, sum %s øre)', posted.id, count(entry.ore), coalesce(sum(entry.ore), 0)) as row
      from ledger_transactions as posted left join ledger_entries as entry on entry.transaction_id = posted.id
      group by posted.id having count(entry.ore) < 2 or sum(entry.ore) <> 0 order by posted.id`,
  },
  {
    rule: 'each agreed booking has its units of its tool reserved, and a booking that is off has none',
    broken: `select format('booking %s (%s, %s booked, %s reserved)', booking.id, booking.state, booking.units, count(taken.unit)) as row
      from bookings as booking
      left join reservations as taken on taken.booking_id = booking.id and taken.tool_id = booking.tool_id
      where booking.state not in ('completed', 'awaitingPayment')
      group by booking.id
      having count(taken.unit) <> case when booking.state in (${agreed}) then booking.units else 0 end order by booking.id`,
  },
  {
    rule: 'reserved units exist, of tools that are not deleted',
    broken: `select format('booking %s (unit %s of tool %s, which has %s)', booking.id, taken.unit, tool.id,
        case when tool.deleted_at is null then tool.max_available_count else 0 end) as row
      from bookings as booking join reservations as taken on taken.booking_id = booking.id
      join tools as tool on tool.id = taken.tool_id
      where booking.state in (${agreed}) and (taken.unit > tool.max_available_count or tool.deleted_at is not null)
      order by booking.id, taken.unit`,
  },
  {
    rule: 'members who leave have no published tools',
    broken: `select format('tool %s (of member %s)', tool.id, owner.id) as row
      from tools as tool join users as owner on owner.id = tool.owner_id
      where tool.state = 'published' and tool.deleted_at is null and owner.leaving_at is not null order by tool.id`,
  },
];

/** How many of the rows that break a rule are named. */
const named = 3;

function brokenRuleText(rule: string, rows: string): string {
  return `The backup breaks a rule: ${rule}. Wrong: ${rows}. Nothing was restored.`;
}

/** The first rule that the stored rows break, with the rows, in words; null when they break none. */
export async function findBrokenRule(client: pg.ClientBase): Promise<string | null> {
  for (const { rule, broken } of rules) {
    const { rows } = await client.query<{ row: string; count: number }>(
      `select row, count(*) over ()::integer as count from (${broken}) as broken limit ${named}`,
    );
    const [first] = rows;
    if (!first) continue;
    const more = first.count - rows.length;
    return brokenRuleText(
      rule,
      `${rows.map(({ row }) => row).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    );
  }
  return null;
}

/** Why the database refuses a row of the file, in words; null for another failure. `writing`: the table being filled. */
export function refusedRowText(error: unknown, writing: string): string | null {
  const { code, table, constraint, column, detail, message } = error as Partial<pg.DatabaseError>;
  // Class 23: a constraint. Class 22: a value that is none of its column's type.
  if (code?.startsWith('23')) {
    const rule = constraint ?? `${column} is not null`;
    const rows = (detail ?? message ?? '').replace(/\.$/, '');
    return brokenRuleText(`${rule} of ${table ?? writing}`, rows);
  }
  if (!code?.startsWith('22')) return null;
  return `The backup has a value in ${writing} that does not fit: ${message}. Nothing was restored.`;
}
