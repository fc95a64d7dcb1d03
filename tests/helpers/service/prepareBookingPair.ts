import { trialBalance } from '../../../server/payments/records/ledger';
import type { StartOptions } from '../../../server/start/StartOptions';
import { type BookingPair, makeBookingPair } from './makeBookingPair';
import { startTestService, type TestService } from './startTestService';

/**
 * Starts a service for the tests of a file, with a clock that they set, and makes a new owner, borrower and tool before
 * each. After each test the ledger balances. Another `start` starts the service elsewhere.
 */
export function prepareBookingPair(
  name: string,
  options: Partial<StartOptions> = {},
  start = startTestService,
) {
  // Filled before the tests; the same objects for all of them, so that a file can name them once.
  const service = {} as TestService;
  const pair = {} as BookingPair & { /** Of the pairs of this file. */ number: number };
  const clock = { now: new Date('2026-07-15T10:00:00Z') };
  const move = (to: Date) => {
    clock.now = to;
  };
  let pairs = 0;

  beforeAll(async () => {
    Object.assign(service, await start({ ...options, now: () => clock.now }));
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    pairs += 1;
    const made = await makeBookingPair(service, move, `${name}${pairs}`);
    Object.assign(pair, made, { number: pairs });
  });
  afterEach(async () => {
    expect(await trialBalance(service.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
  });
  return { service, pair, clock };
}
