import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Wanted } from '../../server/bookings/insertRequest';
import { migrate } from '../../server/database/migrate';
import { openDatabase } from '../../server/database/openDatabase';
import type { OwnDatabase } from '../../testing/createPostgresDatabase';

type Outcome = number | null | 'error';

const file = fileURLToPath(new URL('./reserveProcess.ts', import.meta.url));

async function startProcess(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('A process that reserves did not start')));
  });
  return child;
}

async function reserveIn(child: ChildProcess, wanted: Wanted[]): Promise<Outcome[]> {
  const answer = new Promise<Outcome[]>((resolve) => child.once('message', resolve));
  child.send(wanted);
  return answer;
}

/** An instant booking: it takes its days at once. */
const wish = (wanted: Pick<Wanted, 'toolId' | 'borrowerId' | 'startDate' | 'endDate'>): Wanted => ({
  ...{ ownerId: 1, units: 1, isInstant: true, methodId: null },
  ...{ pricePerDayCents: 100, pricePerWeekCents: null, rentalCents: 100, serviceFeeCents: 10 },
  ...{ insuranceCents: 500, depositCents: 0 },
  declaredValueCents: null,
  ...wanted,
});

export interface RaceResult {
  /** Rounds for the one slot that had exactly one winner, and rounds that had not. */
  single: number;
  notSingle: number;
  tries: number;
  /** Reservations of three units beyond the capacity, and pairs that overlap on one unit. */
  beyondCapacity: number;
  overlaps: number;
  errors: number;
}

/**
 * `people` want the same days of one tool through two processes, `rounds` times; then `tries` reservations of three
 * units are tried on random days.
 */
export async function reservationRaces(
  own: OwnDatabase,
  { people, rounds, tries }: { people: number; rounds: number; tries: number },
): Promise<RaceResult> {
  const database = await openDatabase({ kind: 'postgres', url: own.url }, (error) => {
    throw error;
  });
  await migrate(database.pool);
  await database.close();
  await own.run(`
    insert into users (id, name, email) select n, 'Person ' || n, 'p' || n || '@b.dk' from generate_series(1, ${people}) n;
    insert into tools (id, owner_id, name, description, location, latitude, longitude, image_url, price_per_day_cents, max_available_count)
      select n, 1, 'Bor', 'Borer', 'Odense', 55.4, 10.4, '/x', 100, case n when 1 then 1 else 3 end from generate_series(1, 2) n`);
  const processes = await Promise.all([startProcess(own.url), startProcess(own.url)]);
  const both = async (wanted: Wanted[]) =>
    (
      await Promise.all(
        processes.map((child, index) =>
          reserveIn(
            child,
            wanted.filter((_, at) => at % processes.length === index),
          ),
        ),
      )
    ).flat();
  const result: RaceResult = {
    single: 0,
    notSingle: 0,
    tries: 0,
    beyondCapacity: 0,
    overlaps: 0,
    errors: 0,
  };
  const date = (day: number) => new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
  const count = (outcomes: Outcome[]) => {
    result.tries += outcomes.length;
    result.errors += outcomes.filter((outcome) => outcome === 'error').length;
    return outcomes.filter((outcome) => typeof outcome === 'number').length;
  };

  for (let round = 0; round < rounds; round += 1) {
    const winners = count(
      await both(
        Array.from({ length: people }, (_, person) =>
          wish({
            toolId: 1,
            borrowerId: person + 1,
            startDate: date(1 + round * 3),
            endDate: date(3 + round * 3),
          }),
        ),
      ),
    );
    if (winners === 1) result.single += 1;
    else result.notSingle += 1;
  }
  for (let done = 0; done < tries; done += people) {
    count(
      await both(
        Array.from({ length: Math.min(people, tries - done) }, (_, index) => {
          const start = 1 + ((done * 31 + index * 17) % 60);
          return wish({
            toolId: 2,
            borrowerId: index + 1,
            startDate: date(start),
            endDate: date(start + 1 + ((index * 7) % 5)),
          });
        }),
      ),
    );
  }
  const { rows } = await own.run(`
    select
      (select count(*)::int from reservations a join reservations b on a.id < b.id and a.tool_id = b.tool_id
        and a.unit = b.unit and a.during && b.during) as overlaps,
      (select count(*)::int from (select day, r.tool_id from generate_series(date '2027-01-01', date '2027-12-31', '1 day') day
        join reservations r on r.during @> day::date join tools t on t.id = r.tool_id
        group by day, r.tool_id, t.max_available_count having count(*) > t.max_available_count) full_days) as beyond`);
  result.overlaps = rows[0].overlaps;
  result.beyondCapacity = rows[0].beyond;
  for (const child of processes) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.send('end');
    await ended;
  }
  return result;
}
