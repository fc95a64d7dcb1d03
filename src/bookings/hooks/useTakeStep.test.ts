import type { StepRequest } from '../../../domain/bookings/memberSteps';
import { FakeGraphqlError, FakeNetworkError, fakeApi } from '../../../tests/helpers/app/fakeApi';
import { rejected } from '../../../tests/helpers/app/rejected';
import { tokenReceived } from '../../platform/store/slices/authSlice';
import { makeStore } from '../../platform/store/store';
import { takeStep } from './useTakeStep';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function take(request: StepRequest, answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const store = makeStore({ source: 'live' });
  store.dispatch(tokenReceived('head.body.signature'));
  return { api, outcome: store.dispatch(takeStep('77', request)) };
}
const fails = (error: Error) => ({
  takeBookingStep: () => {
    throw error;
  },
});

test.each<[StepRequest]>([
  [{ step: 'ACCEPT' }],
  [{ step: 'CONFIRM_PICKUP', input: { code: '123456' } }],
  [{ step: 'REPORT_PROBLEM', input: { claimCents: 5_000, text: 'Ridset' } }],
])('step %j is sent with the booking', async (request) => {
  const { api, outcome } = take(request, {
    takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }),
  });
  expect(await outcome).toEqual({ kind: 'done' });
  expect(api.calls.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ['takeBookingStep', { id: '77', ...request }],
  ]);
});

test('a rejection is shown in the words of the service and is final', async () => {
  const { outcome } = take(
    { step: 'CONFIRM_RETURN' },
    {
      takeBookingStep: () => ({
        takeBookingStep: { booking: null, ...rejected('code', 'The code is wrong.') },
      }),
    },
  );
  expect(await outcome).toEqual({
    kind: 'refused',
    field: 'code',
    message: 'The code is wrong.',
    texts: { code: 'The code is wrong.' },
    isTransient: false,
  });
});

test('without a response the step counts as unreached', async () => {
  const { outcome } = take({ step: 'CONFIRM_RETURN' }, fails(new FakeNetworkError('down')));
  expect(await outcome).toEqual({ kind: 'unreached' });
});

test.each([
  ['OVERLOADED', true],
  ['UNAVAILABLE', true],
  ['BAD_USER_INPUT', false],
  ['RATE_LIMITED', false],
])('after the error %s a retry is offered: %s', async (code, isTransient) => {
  const { outcome } = take({ step: 'CONFIRM_RETURN' }, fails(new FakeGraphqlError('No.', code)));
  expect(await outcome).toMatchObject({ kind: 'refused', isTransient });
});
