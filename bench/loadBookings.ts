/** Loads very many bookings, for benchmarks: past and coming ones, without the payments and messages behind them. */
import { sql } from 'kysely';
import type { CalendarDate } from '../domain/values/days';
import type { Executor } from '../server/database/openDatabase';

/** The fortnights of a tool's calendar that can each hold a booking; the first 14 are in the past. */
const slots = 20;
const pastSlots = 14;

/**
 * Gives every tool of a database without bookings the same number of bookings, 1 to 20, of one to six days each,
 * without overlaps. Half of the tools book instantly and all are published, unless `publish` is false.
 */
export async function loadBookings(
  executor: Executor,
  perTool: number,
  today: CalendarDate,
  { publish = true } = {},
): Promise<void> {
  if (perTool < 1 || perTool > slots) throw new Error(`A tool has 1 to ${slots} bookings`);
  await executor.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    if (publish) {
      await sql`alter table tools disable trigger user`.execute(transaction);
      await sql`update tools set instant_booking = (id % 2 = 0), state = 'published'`.execute(
        transaction,
      );
      await sql`alter table tools enable trigger user`.execute(transaction);
    }
    await sql`
      with days as (
        select tool.id as tool_id, tool.owner_id, tool.price_per_day_cents as price, slot,
          ${today}::date + (slot - ${pastSlots}::integer) * 14 + (tool.id * 7 + slot * 3)::integer % 5 as first,
          1 + (tool.id + slot)::integer % 6 as length
        from tools as tool, generate_series(0, ${slots}::integer - 1) as slot
        -- The slots of a tool with few bookings lie anywhere in its calendar.
        where (slot * 7 + tool.id) % ${slots}::integer < ${perTool}::integer
      )
      insert into bookings (tool_id, owner_id, borrower_id, start_date, end_date, units, state, since, ended_as, price_per_day_cents,
        rental_cents, service_fee_cents, insurance_cents, paid_at, returned_on)
      select tool_id, owner_id,
        (select max(id) from users) - (tool_id * 31 + slot) % ((select count(*) from users) - 1),
        first, first + length, 1, case when slot < ${pastSlots}::integer then 'completed' else 'accepted' end,
        now(), case when slot < ${pastSlots}::integer then 'completed' end, price, price * length, 0, 500, now(),
        case when slot < ${pastSlots}::integer then first + length end
      from days
    `.execute(transaction);
    await sql`
      insert into reservations (booking_id, tool_id, unit, start_date, end_date)
      select id, tool_id, 1, start_date, end_date from bookings
    `.execute(transaction);
  });
  await executor.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
