import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { readSigningKeys } from '../../members/auth/tokens';
import { createQuotes } from '../createQuotes';
import { openProvider } from '../openProvider';
import { reconcile } from '../reconcile';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ seed: 'demo' });
});
afterAll(() => service.close());

const now = () => new Date();
const today = getCopenhagenDate(now());
const days = { startDate: addDays(today, 40), endDate: addDays(today, 43) };

test('the demo’s money adds up and matches its provider', async () => {
  const { executor } = service;
  const signingKeys = await readSigningKeys(executor, undefined);
  const { provider } = await openProvider({ kind: 'test' }, { executor, signingKeys, now });
  const found = await reconcile(executor, provider, new Date(0));
  expect(found).toMatchObject({ differences: [], underWay: 0 });
  expect(found.payments).toBeGreaterThan(20);
  expect(found.payouts).toBeGreaterThan(3);
});

test('the booking amounts in demo lists match the postings', async () => {
  const token = await service.signIn('mette@skuret.example', 'laan-en-boremaskine');
  const { data } = await service.graphql(
    '{ myBookings { id status totalPriceCents } bookingAmounts { bookingId plusCents minusCents totalCents } }',
    {},
    token,
  );
  expect(data.myBookings.length).toBeGreaterThan(5);
  for (const { id, status, totalPriceCents } of data.myBookings) {
    const amount = data.bookingAmounts.find(({ bookingId }) => bookingId === id);
    const minusCents = status === 'cancelled' ? -totalPriceCents : 0;
    const totalCents = totalPriceCents + minusCents;
    expect(amount).toMatchObject({ plusCents: totalPriceCents, minusCents, totalCents });
    const shown = await service.graphql(documents.receipt, { bookingId: id }, token);
    expect(shown.data.receipt).toMatchObject({ totalCents, paidWith: [{ last4: '4242' }] });
  }
});

test('the demo owner’s earnings match in receipts, statement and dashboard', async () => {
  const token = await service.signIn('mette@skuret.example', 'laan-en-boremaskine');
  const { data } = await service.graphql(
    '{ lendBookings { id } earnings { earnedCents heldCents dueCents } bookingAmounts { bookingId totalCents heldCents } }',
    {},
    token,
  );
  const lent = new Set(data.lendBookings.map(({ id }) => id));
  const own = data.bookingAmounts.filter(({ bookingId }) => lent.has(bookingId));
  const sum = (of: 'totalCents' | 'heldCents') => own.reduce((all, each) => all + each[of], 0);
  expect(data.earnings).toMatchObject({
    earnedCents: sum('totalCents'),
    heldCents: sum('heldCents'),
    dueCents: 0,
  });
  expect(sum('totalCents')).toBeGreaterThan(0);
  let paidOut = 0;
  for (const bookingId of lent) {
    const shown = await service.graphql(documents.receipt, { bookingId }, token);
    paidOut += shown.data.receipt?.paidOutCents ?? 0;
  }
  expect(paidOut).toBe(sum('totalCents'));
});

test('a quote follows the rules, is signed and sets the booking’s price', async () => {
  const token = await service.signUp();
  const asked = { toolId: '3', ...days, units: 1 };
  const { data } = await service.graphql(documents.quote, asked, token);
  const { quote, errors } = data.quote;
  expect(errors).toEqual([]);
  // 110 kr. a day.
  expect(quote).toMatchObject({ totalCents: 33_000 + 3_300 + 500, depositCents: 40_000 });
  const quotes = createQuotes(await readSigningKeys(service.executor, undefined), now);
  expect(await quotes.verify(quote?.token ?? '')).toMatchObject({ ...days, totalCents: 36_800 });
  expect(await quotes.verify(`${quote?.token}x`)).toBeNull();
  const booked = await service.graphql(documents.requestBooking, asked, token);
  expect(booked.data.requestBooking.booking.totalPriceCents).toBe(36_800);
});

test('a quote expires after 30 minutes', async () => {
  const keys = await readSigningKeys(service.executor, undefined);
  const terms = {
    pricePerWeekCents: 600,
    toolId: 3,
    pricePerDayCents: 100,
    days: 3,
    units: 1,
    rentalCents: 300,
    ...days,
    serviceFeeCents: 30,
    insuranceCents: 500,
    totalCents: 830,
    depositCents: 0,
  };
  const token = await createQuotes(keys, now).sign(terms);
  const in29 = () => new Date(Date.now() + 29 * 60_000);
  const in31 = () => new Date(Date.now() + 31 * 60_000);
  expect(await createQuotes(keys, in29).verify(token)).toEqual(terms);
  expect(await createQuotes(keys, in31).verify(token)).toBeNull();
});

test('a quote for invalid days is rejected with the reason', async () => {
  const past = { toolId: '3', startDate: addDays(today, -2), endDate: today, units: 1 };
  const { data } = await service.graphql(documents.quote, past);
  expect(data.quote).toMatchObject({ quote: null });
  expect(data.quote.errors).toHaveLength(1);
});

test('a new member has a card ending in 4242 and no earnings', async () => {
  const token = await service.signUp();
  const { data } = await service.graphql(documents.paymentMethods, {}, token);
  expect(data.paymentMethods).toMatchObject([{ brand: 'Visa', last4: '4242', isDefault: true }]);
  const own = await service.graphql(documents.earnings, {}, token);
  expect(own.data.earnings).toEqual({ earnedCents: 0, heldCents: 0, dueCents: 0, payouts: [] });
});

test.each([
  ['removePaymentMethod', documents.removePaymentMethod],
  ['makeDefaultPaymentMethod', documents.makeDefaultPaymentMethod],
] as const)('%s rejects an unknown id with a message', async (operation, document) => {
  const token = await service.signUp();
  for (const id of ['\u0000', '', 'x'.repeat(101), 'card/1']) {
    const answer = await service.graphql(document, { id }, token);
    expect(answer.errors).toEqual([]);
    expect(answer.data[operation]).toEqual({
      errors: ['This payment method no longer exists.'],
    });
  }
});

test('adds a card on the provider’s page, makes it the default and removes it', async () => {
  const token = await service.signUp();
  const added = await service.graphql(documents.addPaymentMethod, {}, token);
  const { url } = added.data.addPaymentMethod;
  const body = new URLSearchParams({ choice: 'pay', card: 'step' });
  const back = await fetch(`${service.url}${url}`, { method: 'POST', redirect: 'manual', body });
  expect(back.headers.get('location')).toBe('/settings#payment');
  const list = async () =>
    (await service.graphql(documents.paymentMethods, {}, token)).data.paymentMethods;
  const saved = (await list()).find(({ last4 }) => last4 === '3155');
  await service.graphql(documents.makeDefaultPaymentMethod, { id: saved?.id }, token);
  expect((await list()).map(({ last4 }) => last4)).toEqual(['3155', '4242']);
  await service.graphql(documents.removePaymentMethod, { id: saved?.id }, token);
  expect(await list()).toMatchObject([{ last4: '4242', isDefault: true }]);
});
