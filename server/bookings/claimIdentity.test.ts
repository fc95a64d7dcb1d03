import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';

const { service, pair } = prepareBookingPair('identity', {
  identity: {
    issuer: 'https://broker.example',
    clientId: 'skuret',
    clientSecret: 'never used here',
    acr: 'substantial',
  },
});

test('a claim above the deposit needs a checked identity of the owner', async () => {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'owner');
  const report = (claimCents: number) =>
    pair.press('REPORT_PROBLEM', id, 'owner', { claimCents, text: 'Kablet er skåret over' });
  expect(await report(30_001)).toMatchObject({
    errors: [
      'A claim above the deposit requires that your identity is checked. Have it checked under Settings, Account, then try again.',
    ],
  });
  await service.executor
    .updateTable('users')
    .set({ identity_checked_on: '2026-07-01', identity_hash: 'h'.repeat(43) })
    .where('id', '=', pair.ownerId)
    .execute();
  expect(await report(30_001)).toEqual({ state: 'IN_DISPUTE', errors: [] });
});

test('a claim within the deposit needs none', async () => {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'owner');
  const claim = { claimCents: 30_000, text: 'Kablet er skåret over' };
  expect(await pair.press('REPORT_PROBLEM', id, 'owner', claim)).toEqual({
    state: 'IN_DISPUTE',
    errors: [],
  });
});
