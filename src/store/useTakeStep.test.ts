import { FakeGraphqlError, FakeNetworkError, fakeApi } from '../test/fakeApi';
import { tokenReceived } from './slices/authSlice';
import { makeStore } from './store';
import { type BookingPress, takeStep } from './useTakeStep';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function take(press: BookingPress, answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const store = makeStore({ source: 'live' });
  store.dispatch(tokenReceived('head.body.signature'));
  return { api, outcome: store.dispatch(takeStep('77', press)) };
}
const fails = (error: Error) => ({
  confirmReturn: () => {
    throw error;
  },
});

test.each<[BookingPress, string, Record<string, unknown>]>([
  [{ step: 'accept' }, 'acceptBooking', {}],
  [{ step: 'decline' }, 'declineBooking', {}],
  [{ step: 'withdraw' }, 'withdrawRequest', {}],
  [{ step: 'cancel' }, 'cancelBooking', {}],
  [{ step: 'reportNoShow' }, 'reportNoShow', {}],
  [{ step: 'waiveLateFee' }, 'waiveLateFee', {}],
  [{ step: 'confirmReturn' }, 'confirmReturn', {}],
  [{ step: 'confirmPickup', code: '123456' }, 'confirmPickup', { code: '123456' }],
  [{ step: 'markReturned', code: '123456' }, 'returnBooking', { code: '123456' }],
  [{ step: 'reportFault', text: 'Knækket' }, 'reportFault', { text: 'Knækket' }],
  [{ step: 'contestNoShow', text: 'Jeg var der' }, 'contestNoShow', { text: 'Jeg var der' }],
  [
    { step: 'reportProblem', claimCents: 5_000, text: 'Ridset' },
    'reportProblem',
    { claimCents: 5_000, text: 'Ridset' },
  ],
  [{ step: 'answerProblem', accept: false }, 'answerProblem', { accept: false }],
  [{ step: 'proposeSettlement', claimCents: 2_500 }, 'proposeSettlement', { claimCents: 2_500 }],
])('%j is sent as %s', async (press, operation, more) => {
  const { api, outcome } = take(press, {
    [operation]: () => ({ [operation]: { booking: null, errors: [] } }),
  });
  expect(await outcome).toEqual({ kind: 'done' });
  expect(api.calls.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    [operation, { id: '77', ...more }],
  ]);
});

test('a refusal is shown as the service words it, and is final', async () => {
  const errors = ['The code is wrong.', 'Another.'];
  const { outcome } = take(
    { step: 'confirmReturn' },
    { confirmReturn: () => ({ confirmReturn: { booking: null, errors } }) },
  );
  expect(await outcome).toEqual({
    kind: 'refused',
    text: 'The code is wrong.',
    isTransient: false,
  });
});

test('without a response the step counts as unreached', async () => {
  const { outcome } = take({ step: 'confirmReturn' }, fails(new FakeNetworkError('down')));
  expect(await outcome).toEqual({ kind: 'unreached' });
});

test.each([
  ['OVERLOADED', true],
  ['UNAVAILABLE', true],
  ['BAD_USER_INPUT', false],
  ['RATE_LIMITED', false],
])('after the error %s a retry in a moment may succeed: %s', async (code, isTransient) => {
  const { outcome } = take({ step: 'confirmReturn' }, fails(new FakeGraphqlError('No.', code)));
  expect(await outcome).toMatchObject({ kind: 'refused', isTransient });
});
