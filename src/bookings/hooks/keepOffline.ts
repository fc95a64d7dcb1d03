import { endOfSession, type OfflineRecord } from '../../../domain/pages/offlineRecord';
import { baseApi } from '../../platform/api/baseApi';
import { offlineApi } from '../../platform/api/offlineApi';
import { registerWorker } from '../../platform/browser/serviceWorker';
import {
  changeOffline,
  hasOfflineDatabase,
  readOffline,
} from '../../platform/offline/offlineDatabase';
import { listener } from '../../platform/store/listener';
import type { AppDispatch, RootState } from '../../platform/store/rootReducer';
import { isTokenChange } from '../../platform/store/slices/authSlice';
import { selectFavourites } from '../../platform/store/slices/favouritesSlice';
import { bookingStepsApi } from '../api/bookingStepsApi';
import { bookingsApi } from '../api/bookingsApi';

const startListening = listener.startListening.withTypes<RootState, AppDispatch>();

/** How long a record counts as fresh for another page, in ms. Events report what changes meanwhile. */
const freshForMs = 600_000;
const mostFavourites = 40;

/** Adds to the record of the person with this token. Edge: keeps nothing when the session has changed meanwhile. */
async function keep(
  getState: () => RootState,
  token: string | null,
  more: (kept: OfflineRecord) => Partial<OfflineRecord>,
): Promise<void> {
  if (token === null || !hasOfflineDatabase()) return;
  await changeOffline((kept) => {
    const { auth, language } = getState();
    if (auth.token !== token) return kept;
    const before = kept ?? {
      until: 0,
      language,
      readAt: null,
      bookings: [],
      codes: {},
      favourites: [],
    };
    return { ...before, ...more(before), until: endOfSession(token), language };
  }).catch(() => undefined);
}

const getFavourites = (state: RootState): OfflineRecord['favourites'] =>
  selectFavourites(state)
    .slice(-mostFavourites)
    .toReversed()
    .map(({ id, name, location, pricePerDayCents }) => ({ id, name, location, pricePerDayCents }));

/** The stores that read at present, and whether something changed since they began. */
const reading = new WeakMap<AppDispatch, { again: boolean }>();

/** Reads the bookings and keeps them; what changes while it reads makes it read once more. */
function readBookings() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const under = reading.get(dispatch);
    if (under) {
      under.again = true;
      return;
    }
    const { token } = getState().auth;
    const turn = { again: false };
    reading.set(dispatch, turn);
    const { data: bookings } = await dispatch(
      offlineApi.endpoints.readForOffline.initiate(undefined, { track: false }),
    );
    reading.delete(dispatch);
    if (bookings) {
      await keep(getState, token, ({ codes }) => ({
        bookings,
        readAt: Date.now(),
        codes: Object.fromEntries(
          bookings.flatMap(({ id, state }) => {
            const code = codes[id];
            return code?.state === state ? [[id, code]] : [];
          }),
        ),
      }));
    }
    if (turn.again && getState().auth.token === token) await dispatch(readBookings());
  };
}

// Sign-out in any tab and an expired session leave nothing behind.
startListening({
  matcher: isTokenChange,
  effect: async () => {
    if (hasOfflineDatabase()) await changeOffline(() => null).catch(() => undefined);
  },
});

startListening({
  predicate: (action, now, before) =>
    !isTokenChange(action) &&
    now.favourites.known &&
    (now.favourites !== before.favourites || now.language !== before.language),
  effect: (_action, { getState }) =>
    keep(getState, getState().auth.token, () => ({ favourites: getFavourites(getState()) })),
});

// Events of the service arrive as this action, also those that the page's own steps cause.
startListening({
  matcher: baseApi.util.invalidateTags.match,
  effect: async ({ payload }, { dispatch }) => {
    const isBooking = payload.some(
      (tag) => tag === 'Bookings' || (typeof tag === 'object' && tag?.type === 'Bookings'),
    );
    if (isBooking && hasOfflineDatabase()) await dispatch(readBookings());
  },
});

startListening({
  matcher: bookingStepsApi.endpoints.handoverCode.matchFulfilled,
  effect: async ({ payload: { code }, meta }, { dispatch, getState }) => {
    const { id } = meta.arg.originalArgs;
    const { data: booking } = bookingsApi.endpoints.booking.select(id)(getState());
    if (code === null || !booking) return;
    await keep(getState, getState().auth.token, ({ codes }) => ({
      codes: { ...codes, [id]: { digits: code, state: booking.state } },
    }));
    if (hasOfflineDatabase()) await dispatch(readBookings());
  },
});

/** Keeps what matters on the way to a hand-over, so that the service worker can show it offline. */
export function keepOffline() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { token } = getState().auth;
    if (token === null || !hasOfflineDatabase() || !(await registerWorker())) return;
    const kept = await readOffline().catch(() => null);
    if (getState().auth.token !== token) return;
    const isFresh =
      kept?.until === endOfSession(token) && Date.now() - (kept.readAt ?? 0) < freshForMs;
    if (!isFresh) await dispatch(readBookings());
  };
}
