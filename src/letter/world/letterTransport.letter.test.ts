import { readdirSync, readFileSync } from 'node:fs';
import { buildListing, buildUser, testToken } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { bookingStepsApi } from '../../bookings/api/bookingStepsApi';
import { bookingsApi } from '../../bookings/api/bookingsApi';
import { bookingReviewsApi } from '../../members/api/bookingReviewsApi';
import { peopleApi } from '../../members/api/peopleApi';
import { contactApi } from '../../pages/api/contactApi';
import { signedOut, tokenReceived } from '../../platform/store/slices/authSlice';
import { makeStore } from '../../platform/store/store';
import { catalogueApi } from '../../tools/api/catalogueApi';
import { lendingApi } from '../../tools/api/lendingApi';
import { answers } from './answers';

const { featuredTools } = catalogueApi.endpoints;
const { myBookings } = bookingsApi.endpoints;
const { reviewBooking } = bookingReviewsApi.endpoints;
const { takeBookingStep } = bookingStepsApi.endpoints;
const { myTools } = lendingApi.endpoints;

/** The operations that the app's documents hold. */
function operations(): string[] {
  const folder = `${__dirname}/../..`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .flatMap((name) => [
      ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm),
    ])
    .map(([, name = '']) => name);
}

describe('the transport with SOURCE=sample', () => {
  it('answers the operations in its table without a request and forwards the rest', async () => {
    const api = fakeApi({ myTools: () => ({ myTools: [buildListing()] }) });
    const store = makeStore({ source: 'sample' });
    const { data: featured } = await store.dispatch(featuredTools.initiate());
    expect(featured).toHaveLength(6);
    expect(api.calls).toEqual([]);
    await store.dispatch(myTools.initiate());
    expect(api.calls.map(({ operationName }) => operationName)).toEqual(['myTools']);
  });

  it('answers only existing operations, and none of §7', () => {
    const names = Object.keys(answers);
    expect(names.filter((name) => !operations().includes(name))).toEqual([]);
    const toTheService = [
      ...['signInUser', 'signUpUser', 'currentUser', 'categories', 'searchTools', 'tool'],
      ...['myTools', 'borrowedTools', 'activeLendReservations', 'completedLendReservations'],
      ...['CreateTool', 'signOut'],
    ];
    expect(names.filter((name) => toTheService.includes(name))).toEqual([]);
  });

  it('applies a booking’s changes to every response that contains it', async () => {
    const store = makeStore({ source: 'sample' });
    await store.dispatch(takeBookingStep.initiate({ id: '3', step: 'CANCEL' }));
    await store.dispatch(reviewBooking.initiate({ id: '5', rating: 4, comment: 'Fin' }));
    const { data: bookings = [] } = await store.dispatch(myBookings.initiate());
    expect(bookings.find(({ id }) => id === '3')?.status).toBe('cancelled');
    expect(bookings.find(({ id }) => id === '5')?.reviewed).toBe(true);
    const { data: history = [] } = await store.dispatch(
      bookingsApi.endpoints.rentalHistory.initiate(),
    );
    expect(history.find(({ id }) => id === '5')?.reviewed).toBe(true);
  });

  it('is the same for every account and is reset at sign-out', async () => {
    fakeApi({
      currentUser: () => ({ currentUser: buildUser() }),
      signOut: () => ({ signOut: { errors: [] } }),
    });
    const store = makeStore({ source: 'sample' });
    store.dispatch(tokenReceived(testToken));
    await store.dispatch(takeBookingStep.initiate({ id: '3', step: 'CANCEL' }));
    store.dispatch(signedOut());
    const { data: bookings = [] } = await store.dispatch(myBookings.initiate());
    expect(bookings.find(({ id }) => id === '3')?.status).toBe('upcoming');
    expect(store.getState().source).toBe('sample');
  });

  it('delays a submission by a second and fails offline like a request (§9)', async () => {
    jest.useFakeTimers();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = makeStore({ source: 'sample' });
    const message = { name: 'Bo', email: 'bo@skuret.example', subject: 'Hej', message: 'Hej' };
    const sending = store.dispatch(contactApi.endpoints.sendContactMessage.initiate(message));
    let settled = false;
    void sending.then(() => {
      settled = true;
    });
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await sending).toMatchObject({ error: { kind: 'network', status: null } });
    online.mockRestore();
    jest.useRealTimers();
  });
});

describe('the transport in the default source', () => {
  it('forwards every operation to the service', async () => {
    const api = fakeApi({
      featuredTools: () => ({ featuredTools: [] }),
      member: () => ({ member: null }),
      myBookings: () => ({ myBookings: [] }),
    });
    const store = makeStore();
    expect(store.getState().source).toBe('live');
    await store.dispatch(featuredTools.initiate());
    await store.dispatch(peopleApi.endpoints.member.initiate('6'));
    await store.dispatch(myBookings.initiate());
    expect(api.calls.map(({ operationName }) => operationName)).toEqual([
      'featuredTools',
      'member',
      'myBookings',
    ]);
  });
});
