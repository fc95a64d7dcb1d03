import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { signUp } from '../helpers/ask';
import { auditBookings } from '../helpers/bookingLives';
import { killRounds } from '../helpers/killRounds';
import {
  createData,
  type DataEnv,
  databaseKinds,
  startProcess,
  withOpenData,
} from '../helpers/resources';
import {
  act,
  actOncePaid,
  type BookingAction,
  endBookings,
  listTool,
  requestBooking,
  type SignedIn,
} from './bookingActions';

const rounds = 30;
const startDate = getCopenhagenDate(new Date());
const days = { startDate, endDate: addDays(startDate, 1) };

/** Takes one tool after another through its booking. Calls `confirm` after each step that the service has confirmed. */
async function lendTools(
  owner: SignedIn,
  borrower: SignedIn,
  name: string,
  confirm: (bookingId: string, step: string) => void,
): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const instant = turn % 2 === 0;
    const tool = { name: `${name} ${turn}`, instant, deposit: turn % 3 === 0 };
    const toolId = await listTool(owner, tool);
    const { id, ...requested } = await requestBooking(borrower, { toolId, ...days });
    if (id === null || requested.failed) throw new Error(JSON.stringify(requested));
    confirm(id, instant ? 'reserveMoneyInstantly' : 'reserveMoney');
    const step = async (member: SignedIn, action: BookingAction, state: string) => {
      const result = await act(member, id, action);
      if (result.failed) throw new Error(`${action}: ${JSON.stringify(result)}`);
      if (result.rejections.length === 0 && result.state === state) confirm(id, action);
    };
    if (!instant) await step(owner, 'accept', 'ACCEPTED');
    if (turn % 5 === 4) {
      await step(borrower, 'cancel', 'CANCELLED');
      continue;
    }
    // The money is charged, and the deposit reserved, only after the acceptance is stored.
    await actOncePaid(owner, id, 'confirmPickup');
    await step(borrower, 'confirmPickup', 'PICKED_UP');
    await step(borrower, 'markReturned', 'RETURNED');
    await step(owner, 'confirmReturn', 'COMPLETED');
  }
}

/** The violated rules after all work that is due, and the confirmed steps that are missing in the history. */
async function auditKilled(data: DataEnv, confirmed: readonly string[]) {
  return withOpenData(data, async ({ executor }) => {
    // Moves the deadline of unpaid bookings, which is half an hour away, and ends the lease of jobs that were killed.
    await sql`update bookings set since = since - interval '1 hour', due_at = now()
      where state = 'awaitingPayment'`.execute(executor);
    await sql`update outbox set due_at = now() where done_at is null and given_up_at is null`.execute(
      executor,
    );
    const { bookings, wrong } = await auditBookings(executor);
    const { rows } = await sql<{ step: string }>`
      select booking_id || ' ' || step as step from booking_history`.execute(executor);
    const stored = new Set(rows.map(({ step }) => step));
    return { bookings, wrong, lost: confirmed.filter((step) => !stored.has(step)) };
  });
}

describe.each(databaseKinds)('killed service on the %s database', (kind) => {
  test(`keeps every confirmed write in ${rounds} kills`, async () => {
    const { confirmed, lost } = await killRounds(await createData(kind), rounds);
    console.info(`${rounds} kills, ${confirmed} confirmed listings`);
    expect(lost).toEqual([]);
    expect(confirmed).toBeGreaterThan(rounds);
  });

  test(`keeps every confirmed booking step in ${rounds} kills, and can end every booking`, async () => {
    const data = await createData(kind);
    const confirmed: string[] = [];
    const failures: unknown[] = [];
    let owner = '';
    let borrowers: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { url, end } = await startProcess(data);
      if (owner === '') {
        owner = await signUp(url, 'ejer@skuret.example');
        borrowers = await Promise.all(
          [1, 2, 3, 4].map((number) => signUp(url, `person${number}@skuret.example`)),
        );
      }
      const enough = confirmed.length + 5 + ((round * 7) % 23);
      let reach = () => {};
      const reached = new Promise<void>((resolve) => {
        reach = resolve;
      });
      const lending = borrowers.map((token, client) =>
        lendTools({ url, token: owner }, { url, token }, `Bor ${round} ${client}`, (id, step) => {
          confirmed.push(`${id} ${step}`);
          if (confirmed.length >= enough) reach();
        }).catch((error: unknown) => {
          // `fetch` throws a TypeError when the kill cuts the connection: the step may be stored or not. It is not the
          // class of the test's sandbox.
          if ((error as Error).name !== 'TypeError') failures.push(error);
          reach();
        }),
      );
      await reached;
      await end('SIGKILL');
      await Promise.all(lending);
    }
    expect(failures).toEqual([]);

    let audit = await auditKilled(data, confirmed);
    // Payments and jobs that the kills interrupted are repeated by scheduled jobs, the first after 15 seconds.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { url, end } = await startProcess(data);
      const members = [owner, ...borrowers].map((token) => ({ url, token }));
      await endBookings(members);
      await wait(20_000);
      await endBookings(members);
      await end('SIGTERM');
      audit = await auditKilled(data, confirmed);
      if (audit.wrong.length === 0) break;
    }
    console.info(
      `${rounds} kills, ${audit.bookings} bookings, ${confirmed.length} confirmed steps`,
    );
    expect(audit).toMatchObject({ wrong: [], lost: [] });
  });
});
