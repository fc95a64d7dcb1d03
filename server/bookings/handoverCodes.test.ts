import * as documents from '../../tests/helpers/service/documents';
import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';

let service: TestService;
let pair: BookingPair;
let clock = new Date('2026-07-15T10:00:00Z');
let people = 0;

beforeAll(async () => {
  service = await startTestService({
    now: () => clock,
    rateLimits: {
      account: 3,
      address: 0,
      listings: 0,
      messages: 0,
      conversationsFromAddress: 0,
      written: 0,
      links: 0,
      mutations: 0,
    },
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  people += 1;
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    `codes${people}`,
  );
});

async function accepted(): Promise<number> {
  const id = Number((await pair.request()).booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  await pair.moveClockTo('2026-08-03T08:00:00Z');
  return id;
}

async function makeCode(id: number, as: 'owner' | 'borrower') {
  const { data } = await service.graphql(
    documents.handoverCode,
    { id: String(id) },
    pair.tokens[as],
  );
  return data.handoverCode;
}

test.each(['owner', 'borrower'] as const)(
  'a later code of the other side does not invalidate the code of the %s',
  async (first) => {
    const second = first === 'owner' ? 'borrower' : 'owner';
    const id = await accepted();
    const { code } = await makeCode(id, first);
    await makeCode(id, second);
    expect(await pair.press('CONFIRM_PICKUP', id, second, { code })).toEqual({
      state: 'PICKED_UP',
      errors: [],
    });
  },
);

test('counts wrong attempts only against the code shown to the other member', async () => {
  const id = await accepted();
  const shown = await makeCode(id, 'owner');
  const other = await makeCode(id, 'borrower');
  const wrong = shown.code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await pair.press('CONFIRM_PICKUP', id, 'borrower', { code: wrong })).errors).toEqual([
      'This code is wrong. Please ask to see the code again.',
    ]);
  }
  expect((await pair.press('CONFIRM_PICKUP', id, 'borrower', { code: shown.code })).errors).toEqual(
    ['The code was entered wrong too many times. Please ask for a new one.'],
  );
  expect(await pair.press('CONFIRM_PICKUP', id, 'owner', { code: other.code })).toEqual({
    state: 'PICKED_UP',
    errors: [],
  });
});

test('members cannot enter their own code', async () => {
  const id = await accepted();
  const { code } = await makeCode(id, 'owner');
  expect((await pair.press('CONFIRM_PICKUP', id, 'owner', { code })).errors).toHaveLength(1);
});

test('limits new codes per booking and hour', async () => {
  const id = await accepted();
  for (let made = 0; made < 9; made += 1) {
    expect((await makeCode(id, 'owner')).errors).toEqual([]);
  }
  expect(await makeCode(id, 'owner')).toEqual({
    code: null,
    errors: [
      expect.stringMatching(
        /^You have made many codes in the last hour\. Please try again in \d+ minutes\.$/,
      ),
    ],
  });
  expect((await makeCode(id, 'borrower')).errors).toEqual([]);
});

test('asks to try again while the money of an agreed booking is still being captured', async () => {
  const id = await accepted();
  await service.executor
    .updateTable('bookings')
    .set({ paid_at: null })
    .where('id', '=', id)
    .execute();
  const again = 'The payment is still being completed. Please try again in a moment.';
  expect(await makeCode(id, 'owner')).toEqual({ code: null, errors: [again] });
  expect(await pair.press('CONFIRM_PICKUP', id, 'owner')).toEqual({
    state: 'ACCEPTED',
    errors: [again],
  });
});

test('rejects a second claim with different content, and accepts a repeat', async () => {
  const id = await pair.handedOver();
  await pair.press('MARK_RETURNED', id, 'borrower');
  const report = (claimCents: number, text: string) =>
    pair.press('REPORT_PROBLEM', id, 'owner', { claimCents, text });
  expect(await report(10_000, 'Knækket')).toEqual({ state: 'IN_DISPUTE', errors: [] });
  expect(await report(10_000, ' Knækket ')).toEqual({ state: 'IN_DISPUTE', errors: [] });
  const refused = [
    'You have already reported a problem. To change the amount, propose another one.',
  ];
  expect(await report(10_000, 'Knækket, og kufferten mangler')).toEqual({
    state: 'IN_DISPUTE',
    errors: refused,
  });
  expect(await report(20_000, 'Knækket')).toEqual({ state: 'IN_DISPUTE', errors: refused });
  expect(await pair.seen(id, 'borrower')).toMatchObject({ claimCents: 10_000 });
});

test('rejects a second fault report with different text', async () => {
  const id = await accepted();
  const report = (text: string) => pair.press('REPORT_FAULT', id, 'borrower', { text });
  expect((await report('Den starter ikke')).errors).toEqual([]);
  expect((await report('Den starter ikke')).errors).toEqual([]);
  expect((await report('Den ryger')).errors).toEqual([
    'You have already reported this. We use what you wrote the first time.',
  ]);
});
