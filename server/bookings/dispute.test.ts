import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';

const { service, pair } = prepareBookingPair('dispute');

/** A booking whose owner claims 200 kr. */
async function claimed(): Promise<number> {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'owner');
  const problem = { claimCents: 20_000, text: 'Kablet er skåret over' };
  expect(await pair.press('REPORT_PROBLEM', id, 'owner', problem)).toMatchObject({
    state: 'IN_DISPUTE',
  });
  return id;
}
const propose = (id: number, as: 'owner' | 'borrower', claimCents: number) =>
  pair.press('PROPOSE_SETTLEMENT', id, as, { claimCents });

test('settles a dispute when both sides name the same amount', async () => {
  const id = await claimed();
  expect(await propose(id, 'borrower', 5_000)).toEqual({ state: 'IN_DISPUTE', errors: [] });
  // A repeated proposal changes nothing.
  expect(await propose(id, 'borrower', 5_000)).toEqual({ state: 'IN_DISPUTE', errors: [] });
  expect(await propose(id, 'owner', 15_000)).toEqual({ state: 'IN_DISPUTE', errors: [] });
  expect(await pair.seen(id, 'borrower')).toMatchObject({
    claimCents: 20_000,
    ownerProposesCents: 15_000,
    borrowerProposesCents: 5_000,
    possible: ['ACCEPT_CLAIM', 'ASK_SUPPORT', 'PROPOSE_SETTLEMENT'],
  });
  // The owner's earlier claim is no longer open for agreement.
  expect(await propose(id, 'borrower', 20_000)).toEqual({ state: 'IN_DISPUTE', errors: [] });
  expect(await propose(id, 'borrower', 10_000)).toMatchObject({ state: 'IN_DISPUTE' });
  expect(await propose(id, 'owner', 10_000)).toEqual({ state: 'COMPLETED', errors: [] });
  expect(await propose(id, 'owner', 10_000)).toEqual({ state: 'COMPLETED', errors: [] });
  await service.runDueWork();
  await service.runDueWork();
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-25_000 - 10_000);
  expect(await pair.sum(`deposit:${id}`)).toBe(0);
  const booking = await pair.seen(id, 'owner');
  expect(booking).toMatchObject({ settledClaimCents: 10_000 });
  const { data } = await service.graphql(
    'query ($id: ID!) { booking(id: $id) { history { step actor note amountCents } } }',
    { id: String(id) },
    pair.tokens.owner,
  );
  expect(data.booking?.['history']).toEqual(
    expect.arrayContaining([
      { step: 'proposeSettlement', actor: 'owner', note: null, amountCents: 15_000 },
      { step: 'agreeOnClaim', actor: 'owner', note: null, amountCents: null },
    ]),
  );
  expect(await pair.getNotificationKinds(pair.ownerId)).toEqual(
    expect.arrayContaining(['proposeSettlement', 'proposeSettlement', 'proposeSettlement']),
  );
  expect(await pair.getNotificationKinds(pair.borrowerId)).toEqual(
    expect.arrayContaining(['reportProblem', 'proposeSettlement', 'agreeOnClaim']),
  );
});

test('settles two concurrent matching proposals once', async () => {
  const id = await claimed();
  await propose(id, 'borrower', 5_000);
  const answers = await Promise.all([propose(id, 'owner', 5_000), propose(id, 'owner', 5_000)]);
  expect(answers).toEqual([
    { state: 'COMPLETED', errors: [] },
    { state: 'COMPLETED', errors: [] },
  ]);
  const agreed = await service.executor
    .selectFrom('booking_history')
    .select('id')
    .where('booking_id', '=', id)
    .where('step', '=', 'agreeOnClaim')
    .execute();
  expect(agreed).toHaveLength(1);
});

test('rejects proposals above the claim or after the end', async () => {
  const id = await claimed();
  const tooMuch = 'You can propose at most 200\u00a0kr. here.';
  expect((await propose(id, 'owner', 20_001)).errors).toEqual([tooMuch]);
  expect((await propose(id, 'borrower', -1)).errors).toHaveLength(1);
  await pair.press('ACCEPT_CLAIM', id, 'borrower');
  expect(await propose(id, 'owner', 10_000)).toEqual({
    state: 'COMPLETED',
    errors: [
      'This is no longer possible because the booking has changed. Here you see how it is now.',
    ],
  });
});

test('accepts the owner’s latest amount', async () => {
  const id = await claimed();
  await propose(id, 'owner', 12_000);
  await pair.press('ACCEPT_CLAIM', id, 'borrower');
  expect(await pair.seen(id, 'owner')).toMatchObject({ settledClaimCents: 12_000 });
});

test('keeps an unreturned tool late and reserved until the dispute', async () => {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-08T08:00:00Z');
  await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents: 100_000, text: 'Væk' });
  await pair.moveClockTo('2026-08-20T08:00:00Z');
  // The late fee stays at three days, whatever comes after.
  expect(await pair.seen(id, 'borrower')).toMatchObject({
    state: 'IN_DISPUTE',
    lateFeeCents: 37_500,
  });
  const again = { startDate: '2026-08-20', endDate: '2026-08-22' };
  expect((await pair.request(again)).booking).toBeNull();
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(0);
  await pair.press('ACCEPT_CLAIM', id, 'borrower');
  await service.runDueWork();
  await service.runDueWork();
  await service.runDueWork();
  const paid = await pair.sum(`owner:${pair.ownerId}:due`);
  // The claim takes the deposit of 300 kr. The other 700 kr. is asked of the insurance, where it waits for staff.
  expect(paid).toBe(-25_000 - 37_500 - 30_000);
  expect(await pair.sum(`owner:${pair.ownerId}:held`)).toBe(0);
});

test('opens a dispute after a week, with a week’s late fee and no claim', async () => {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-13T08:00:00Z');
  expect(await pair.seen(id, 'owner')).toMatchObject({
    state: 'IN_DISPUTE',
    claimCents: null,
    lateFeeCents: 7 * 12_500,
  });
  expect(await pair.press('ACCEPT_CLAIM', id, 'borrower')).toEqual({
    state: 'IN_DISPUTE',
    errors: ['Neither of you has asked for an amount yet. Please propose one.'],
  });
  expect(await propose(id, 'owner', 530_001)).toMatchObject({ state: 'IN_DISPUTE' });
  await propose(id, 'owner', 60_000);
  expect(await propose(id, 'borrower', 60_000)).toMatchObject({ state: 'COMPLETED' });
  await service.runDueWork();
  await service.runDueWork();
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-25_000 - 87_500 - 30_000);
});

test('excludes a waived late fee from the dispute', async () => {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-08T08:00:00Z');
  await pair.press('WAIVE_LATE_FEE', id, 'owner');
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('waiveLateFee');
  await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents: 0, text: 'Væk' });
  await pair.press('ACCEPT_CLAIM', id, 'borrower');
  await service.runDueWork();
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-25_000);
});
