import { createRandom } from '../../tests/helpers/createRandom';
import { startTestService } from '../../tests/helpers/service/startTestService';
import { twoFriends } from '../../tests/helpers/twoFriends';

test('pays nothing from the insurance account to two members who only agree', async () => {
  let clock = new Date('2026-07-15T10:00:00Z');
  const service = await startTestService({ now: () => clock });
  try {
    const found = await twoFriends(service, {
      random: createRandom(42),
      rounds: 6,
      moveClock: (to) => {
        clock = to;
      },
    });
    expect(found).toEqual({ rounds: 6, completed: 6, insurancePaidOre: 0, wrong: [] });
  } finally {
    await service.close();
  }
});
