import * as documents from '../../tests/helpers/service/documents';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';

const { service, pair } = prepareBookingPair('debt');

/** A return four days late with an expired card: a fee of 500 kr., of which the deposit covers 300. */
async function inDebt(): Promise<number> {
  const id = await pair.handedOver();
  await pair.setCard('expired');
  await pair.moveClockTo('2026-08-09T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'borrower');
  await pair.press('CONFIRM_RETURN', id, 'owner');
  await service.runDueWork();
  return id;
}

const owed = async () =>
  (await service.graphql(documents.debt, {}, pair.tokens.borrower)).data.debt;
async function pay() {
  const { methods } = await readMethods();
  const paymentMethodId = methods[0]?.id ?? '';
  const answer = await service.graphql(
    documents.payDebt,
    { paymentMethodId },
    pair.tokens.borrower,
  );
  expect(answer.errors).toEqual([]);
  return answer.data.payDebt;
}
const readMethods = async () => ({
  methods: (await service.graphql(documents.paymentMethods, {}, pair.tokens.borrower)).data
    .paymentMethods,
});
const next = { startDate: '2026-09-01', endDate: '2026-09-03' };
const blocked =
  'You owe money for an earlier booking. Please pay it before you ask to borrow again.';

test('notifies the borrower of a debt, which blocks new requests until it is paid', async () => {
  const id = await inDebt();
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('owes');
  expect(await owed()).toEqual({
    totalCents: 20_000,
    debtParts: [{ booking: expect.objectContaining({ id: String(id) }), amountCents: 20_000 }],
  });
  expect((await pair.request(next)).errors).toEqual([blocked]);

  // The card is still refused, and the debt stays the same.
  expect(await pay()).toMatchObject({
    debt: { totalCents: 20_000 },
    stepUrl: null,
    errors: ['The card has expired. Please choose another one.'],
  });

  await pair.setCard('good');
  const before = await pair.sum(`owner:${pair.ownerId}:due`);
  expect(await pay()).toMatchObject({ debt: { totalCents: 0 }, stepUrl: null, errors: [] });
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(before - 20_000);
  expect(await pair.sum(`owner:${pair.ownerId}:held`)).toBe(0);
  expect((await pair.request(next)).errors).toEqual([]);

  // A second payment charges nothing more.
  expect(await pay()).toMatchObject({ debt: { totalCents: 0 }, errors: [] });
  await service.runDueWork();
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(before - 20_000);
});

test('charges a debt once on two concurrent payments', async () => {
  await inDebt();
  await pair.setCard('good');
  const before = await pair.sum(`owner:${pair.ownerId}:due`);
  await Promise.all([pay(), pay(), pay()]);
  await service.runDueWork();
  expect(await owed()).toMatchObject({ totalCents: 0 });
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(before - 20_000);
  const paid = await service.executor
    .selectFrom('payments')
    .select('captured_ore')
    .where('payer_id', '=', pair.borrowerId)
    .where('purpose', '=', 'debt')
    .where('captured_ore', '>', 0)
    .execute();
  expect(paid).toEqual([{ captured_ore: 20_000 }]);
});

async function approve(stepUrl: string) {
  return fetch(`${service.url}${stepUrl}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=stepDone',
  });
}

test('pays a debt after the bank’s authentication', async () => {
  const id = await inDebt();
  await pair.setCard('step');
  const { stepUrl, errors } = await pay();
  expect(errors).toEqual([]);
  const approved = await approve(stepUrl ?? '');
  expect(approved.headers.get('location')).toBe(`/booking/${id}`);
  await service.runDueWork();
  expect(await owed()).toMatchObject({ totalCents: 0 });
  expect((await pair.request(next)).errors).toEqual([]);
});

test('replaces an unfinished authentication by another card without a double charge', async () => {
  await inDebt();
  await pair.setCard('step');
  const { stepUrl } = await pay();
  await pair.setCard('good');
  expect(await pay()).toMatchObject({ debt: { totalCents: 0 } });
  const before = await pair.sum(`owner:${pair.ownerId}:due`);
  await approve(stepUrl ?? '');
  await service.runDueWork();
  await service.runDueWork();
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(before);
});

test('rejects another member’s card for a debt', async () => {
  await inDebt();
  const answer = await service.graphql(
    documents.payDebt,
    { paymentMethodId: `card_member_${pair.ownerId}` },
    pair.tokens.borrower,
  );
  expect(answer.data.payDebt).toMatchObject({
    debt: { totalCents: 20_000 },
    errors: ['This payment method no longer exists.'],
  });
  expect((await service.graphql(documents.debt, {}, pair.tokens.owner)).data.debt).toEqual({
    totalCents: 0,
    debtParts: [],
  });
});
