import { createRandom } from '../helpers/createRandom';
import { startTestService } from '../helpers/service/startTestService';
import { twoFriends } from '../helpers/twoFriends';

const rounds = 1_000;
const seed = Number(process.env['SEED_OF_NIGHT'] ?? Date.now() % 1_000_000);

test(
  `pays nothing from the insurance account in ${rounds} rounds of two friends (seed ${seed})`,
  async () => {
    let clock = new Date('2026-07-15T10:00:00Z');
    const service = await startTestService({
      now: () => clock,
      // More is asked in a day than the account pays: each alarm is an error in the log.
      logLevel: 'silent',
    });
    try {
      const found = await twoFriends(service, {
        random: createRandom(seed),
        rounds,
        moveClock: (to) => {
          clock = to;
        },
      });
      expect(found).toEqual({ rounds, completed: rounds, insurancePaidOre: 0, wrong: [] });
    } finally {
      await service.close();
    }
  },
  4 * 3_600_000,
);
