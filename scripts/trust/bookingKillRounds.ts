import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays, copenhagenDateOf } from '../../domain/days';
import { openDatabase } from '../../server/database/openDatabase';
import { ask, signUp } from '../../testing/ask';
import { auditBookings } from '../../testing/bookingLives';
import { spawnService } from '../../testing/spawnService';
import { withoutBounds } from '../../testing/startOwnService';
import { listTool, type Press, press, request, untilTaken } from './presses';

export interface BookingKills {
  rounds: number;
  /** Steps that the service confirmed. */
  acknowledged: number;
  bookings: number;
  failedStarts: number;
  /** Every violated rule, in words. */
  wrong: string[];
}

interface Acknowledged {
  bookingId: string;
  /** The step's name in the history. */
  step: string;
}

const clients = 4;
/** How often the service may run again to finish its pending work before its data count as wrong. */
const looks = 6;
const betweenLooksMs = 20_000;

/**
 * Kills the service (SIGKILL) while members book, hand over and return tools, at a different moment in each round, and
 * starts it again on the same data. At the end, every booking is completed and checked: no confirmed step is lost, and
 * state, history, days and money agree.
 */
export async function bookingKillRounds(
  databaseUrl: string | null,
  rounds: number,
): Promise<BookingKills> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-kill-'));
  const env = { ...withoutBounds, DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' };
  const result: BookingKills = {
    ...{ rounds, acknowledged: 0, bookings: 0, failedStarts: 0, wrong: [] },
  };
  const acknowledged: Acknowledged[] = [];
  const startDate = copenhagenDateOf(new Date());
  const days = { startDate, endDate: addDays(startDate, 1) };
  let owner = '';
  let borrowers: string[] = [];

  async function start() {
    const service = await spawnService(env);
    if (service.url === null) {
      result.failedStarts += 1;
      throw new Error(service.output());
    }
    return { url: service.url, end: service.end };
  }

  /** Takes one tool after another through all its steps, until the service is gone. */
  async function live(url: string, client: number, round: number, heard: () => void) {
    const [lends, borrows] = [
      { url, token: owner },
      { url, token: borrowers[client] ?? '' },
    ];
    for (let turn = 0; ; turn += 1) {
      const instant = turn % 2 === 0;
      const toolId = await listTool(lends, {
        ...{ name: `Bor ${round} ${client} ${turn}`, instant, deposit: turn % 3 === 0 },
      });
      const asked = await request(borrows, { toolId, ...days });
      if (asked.failed) result.wrong.push('a request was answered with a failure');
      if (asked.id === null) throw new Error(`No booking was made: ${asked.why}`);
      const bookingId = asked.id;
      acknowledged.push({ bookingId, step: instant ? 'reserveMoneyInstantly' : 'reserveMoney' });
      heard();
      const go = async (who: typeof lends, name: Press, state: string) => {
        const pressed = await press(who, bookingId, name);
        if (pressed.failed) result.wrong.push(`${name} was answered with a failure`);
        if (pressed.refused || pressed.state !== state) return;
        acknowledged.push({ bookingId, step: name });
        heard();
      };
      if (!instant) await go(lends, 'accept', 'ACCEPTED');
      if (turn % 5 === 4) {
        await go(borrows, 'cancel', 'CANCELLED');
        continue;
      }
      // The money is charged, and the deposit reserved, only after the acceptance is stored.
      await untilTaken(lends, bookingId, 'confirmPickup');
      await go(borrows, 'confirmPickup', 'PICKED_UP');
      await go(borrows, 'markReturned', 'RETURNED');
      await go(lends, 'confirmReturn', 'COMPLETED');
    }
  }

  /** Brings every open booking to its end. */
  async function finish(url: string): Promise<void> {
    const { data } = await ask(url, '{ lendBookings { id state } }', {}, owner);
    const open = (data?.['lendBookings'] ?? []) as unknown as { id: string; state: string }[];
    const lends = { url, token: owner };
    for (const { id, state } of open) {
      if (state === 'REQUESTED') await press(lends, id, 'accept');
      if (state === 'REQUESTED' || state === 'ACCEPTED') await press(lends, id, 'cancel');
      if (state === 'PICKED_UP') await press(lends, id, 'markReturned');
      if (state === 'PICKED_UP' || state === 'RETURNED') await press(lends, id, 'confirmReturn');
    }
  }

  const open = () =>
    openDatabase(
      databaseUrl === null
        ? { kind: 'folder', dataDir: folder }
        : { kind: 'postgres', url: databaseUrl },
      (error) => {
        throw error;
      },
    );

  async function look(): Promise<string[]> {
    const database = await open();
    try {
      // Moves the clock of unpaid bookings forward: the test does not wait half an hour for them.
      await sql`update bookings set since = since - interval '1 hour', due_at = now()
        where state = 'awaitingPayment'`.execute(database.executor);
      // Releases the five-minute lease of a process that was killed.
      await sql`update outbox set due_at = now() where done_at is null and given_up_at is null`.execute(
        database.executor,
      );
      const judged = {
        steps: 0,
        bookings: 0,
        changed: 0,
        ends: {},
        faults: 0,
        paidOre: 0,
        wrong: [],
      };
      await auditBookings(database.executor, judged);
      result.bookings = judged.bookings;
      const { rows } = await sql<{ bookingId: string; step: string }>`
        select booking_id::text as "bookingId", step from booking_history`.execute(
        database.executor,
      );
      const happened = new Set(rows.map(({ bookingId, step }) => `${bookingId} ${step}`));
      const lost = acknowledged
        .map(({ bookingId, step }) => `${bookingId} ${step}`)
        .filter((step) => !happened.has(step))
        .map((step) => `${step} was answered and is lost`);
      return [...judged.wrong, ...lost];
    } finally {
      await database.close();
    }
  }

  try {
    for (let round = 0; round < rounds; round += 1) {
      const service = await start();
      if (owner === '') {
        owner = await signUp(service.url, 'ejer@skuret.example');
        borrowers = await Promise.all(
          Array.from({ length: clients }, (_, client) =>
            signUp(service.url, `person${client}@skuret.example`),
          ),
        );
      }
      const least = 5 + ((round * 7) % 23);
      const before = acknowledged.length;
      let enough = () => {};
      const reached = new Promise<void>((resolve) => {
        enough = resolve;
      });
      const living = borrowers.map((_, client) =>
        live(service.url, client, round, () => {
          if (acknowledged.length - before >= least) enough();
        }).catch((error: unknown) => {
          // A request that the kill cut off has no response: it may have taken effect or not.
          if (!(error instanceof TypeError)) result.wrong.push(String(error));
          enough();
        }),
      );
      await reached;
      await service.end('SIGKILL');
      await Promise.all(living);
    }
    result.acknowledged = acknowledged.length;
    let wrong: string[] = [];
    for (let left = looks; left > 0; left -= 1) {
      const service = await start();
      await finish(service.url);
      await wait(betweenLooksMs);
      await finish(service.url);
      await service.end('SIGTERM');
      wrong = await look();
      if (wrong.length === 0) break;
    }
    result.wrong.push(...wrong);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return result;
}
