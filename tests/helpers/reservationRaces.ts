import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Wanted } from '../../server/bookings/request';
import { migrate } from '../../server/database/migrate';
import { createDatabase, removeAfterTest, withOpenData } from './resources';

/** The id of the booking, null when it was rejected. */
type Outcome = number | null | 'error';

export interface RaceResult {
  /** The number of members that got the last unit, in each round. */
  winners: number[];
  /** Attempts to reserve units of a tool with three, and days on which more than three are reserved. */
  attempts: number;
  overbookedDays: number;
  /** Pairs of reservations that overlap on one unit. */
  overlaps: number;
  errors: number;
}

const file = fileURLToPath(new URL('./reserveProcess.ts', import.meta.url));

async function startReserving(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  removeAfterTest(async () => {
    if (child.connected) child.send('end');
    await ended;
  });
  const early = ended.then(() => {
    throw new Error('A process that reserves did not start');
  });
  await Promise.race([once(child, 'message'), early]);
  return child;
}

/** An instant booking, which takes its days immediately. */
const wish = (toolId: number, borrowerId: number, start: number, days: number): Wanted => {
  const date = (day: number) => new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
  return {
    toolId,
    borrowerId,
    ownerId: 1,
    startDate: date(start),
    endDate: date(start + days),
    units: 1,
    isInstant: true,
    methodId: null,
    pricePerDayCents: 100,
    pricePerWeekCents: null,
    declaredValueCents: null,
    rentalCents: 100,
    serviceFeeCents: 10,
    insuranceCents: 500,
    depositCents: 0,
  };
};

/**
 * Fifty members want the same days of one tool through two processes, `rounds` times; then `attempts` reservations of
 * three units are attempted on random days. The processes run the service's own code on PostgreSQL, without HTTP.
 */
export async function reservationRaces(rounds: number, attempts: number): Promise<RaceResult> {
  const members = 50;
  const database = await createDatabase();
  await withOpenData({ DATA_DIR: '', DATABASE_URL: database.url }, ({ pool }) => migrate(pool));
  await database.run(`
    insert into users (id, name, email) select n, 'Person ' || n, 'p' || n || '@b.dk' from generate_series(1, ${members}) n;
    insert into tools (id, owner_id, name, description, location, latitude, longitude, image_url, price_per_day_cents, max_available_count)
      select n, 1, 'Bor', 'Borer', 'Odense', 55.4, 10.4, '/x', 100, case n when 1 then 1 else 3 end from generate_series(1, 2) n`);
  const processes = await Promise.all([startReserving(database.url), startReserving(database.url)]);
  const result: RaceResult = {
    winners: [],
    attempts: 0,
    overbookedDays: 0,
    overlaps: 0,
    errors: 0,
  };
  /** Reserves through both processes concurrently. Returns how many reservations were made. */
  async function reserve(wanted: readonly Wanted[]): Promise<number> {
    const outcomes = await Promise.all(
      processes.map(async (child, index) => {
        const response = once(child, 'message');
        child.send(wanted.filter((_, at) => at % processes.length === index));
        return ((await response) as [Outcome[]])[0];
      }),
    );
    result.errors += outcomes.flat().filter((outcome) => outcome === 'error').length;
    return outcomes.flat().filter((outcome) => typeof outcome === 'number').length;
  }
  const forEachMember = (make: (member: number) => Wanted) =>
    Array.from({ length: members }, (_, index) => make(index + 1));

  for (let round = 0; round < rounds; round += 1) {
    const wanted = forEachMember((member) => wish(1, member, 1 + round * 3, 2));
    result.winners.push(await reserve(wanted));
  }
  for (; result.attempts < attempts; result.attempts += members) {
    const { attempts: done } = result;
    await reserve(
      forEachMember((member) =>
        wish(2, member, 1 + ((done * 31 + member * 17) % 60), 1 + ((member * 7) % 5)),
      ),
    );
  }
  const { rows } = await database.run(`
    select
      (select count(*)::int from reservations a join reservations b on a.id < b.id and a.tool_id = b.tool_id
        and a.unit = b.unit and a.during && b.during) as overlaps,
      (select count(*)::int from (select day, r.tool_id from generate_series(date '2027-01-01', date '2027-12-31', '1 day') day
        join reservations r on r.during @> day::date join tools t on t.id = r.tool_id
        group by day, r.tool_id, t.max_available_count having count(*) > t.max_available_count) full_days) as overbooked`);
  return { ...result, overlaps: rows[0].overlaps, overbookedDays: rows[0].overbooked };
}
