import { sql } from 'kysely';
import type { CalendarDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';

/** The number of days that misses are kept, today included. */
export const keptMissDays = 90;

interface CountedMiss {
  term: string;
  misses: number;
  /** How many of them had a filter. */
  narrowed: number;
}

/** Adds misses to the counts of a day. A day keeps at most `most` terms: further new terms are dropped. */
export async function addMisses(
  executor: Executor,
  { day, misses, most }: { day: CalendarDate; misses: readonly CountedMiss[]; most: number },
): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    // One process after the other, so that the bound holds and no deadlock is possible.
    await sql`select pg_advisory_xact_lock(7358032)`.execute(transaction);
    await sql`
      with noted as (
        select * from unnest(
          ${misses.map(({ term }) => term)}::text[], ${misses.map((each) => each.misses)}::integer[],
          ${misses.map(({ narrowed }) => narrowed)}::integer[]
        ) as noted(term, misses, narrowed)
      ),
      known as (select term from search_misses where day = ${day}::date),
      fresh as (
        select term from noted where term not in (select term from known)
        order by misses desc, term limit greatest(0, ${most}::integer - (select count(*) from known))
      )
      insert into search_misses (day, term, misses, narrowed)
      select ${day}::date, term, misses, narrowed from noted
      where term in (select term from known union all select term from fresh)
      on conflict (day, term) do update set misses = search_misses.misses + excluded.misses,
        narrowed = search_misses.narrowed + excluded.narrowed
    `.execute(transaction);
  });
}

export interface MissedTerm extends CountedMiss {
  /** The last day on which it found nothing. */
  lastOn: CalendarDate;
}

/** The terms that found nothing since a day, the most frequent first. */
export async function missedTerms(
  executor: Executor,
  since: CalendarDate,
  most: number,
): Promise<MissedTerm[]> {
  const { rows } = await sql<MissedTerm>`
    select term, sum(misses)::integer as misses, sum(narrowed)::integer as narrowed, max(day) as "lastOn"
    from search_misses where day >= ${since}::date
    group by term order by sum(misses) desc, max(day) desc, term limit ${most}
  `.execute(executor);
  return rows;
}

export async function deleteOldMisses(executor: Executor, before: CalendarDate): Promise<void> {
  await sql`delete from search_misses where day < ${before}::date`.execute(executor);
}
