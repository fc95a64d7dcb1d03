/** Sends the first queries of a screen with the click that leads to it, not after its first rendering. */
import { matchPath } from 'react-router-dom';
import { readToolSearch, searchVariables } from '../../domain/search/toolSearch';
import type { AddressName } from '../../domain/values/addresses';
import { bookingsApi } from '../bookings/api/bookingsApi';
import { conversationsApi } from '../conversations/api/conversationsApi';
import { moneyApi } from '../payments/api/moneyApi';
import { aheadSeconds } from '../platform/api/aheadSeconds';
import { selectSignedIn } from '../platform/store/slices/authSlice';
import type { AppStore } from '../platform/store/store';
import { selectDifferences } from '../platform/store/useDifferences';
import { catalogueApi } from '../tools/api/catalogueApi';
import { lendingApi } from '../tools/api/lendingApi';
import { toolApi } from '../tools/api/toolApi';
import { screenAt } from './screens';

interface Visit {
  store: AppStore;
  id: string;
  search: string;
}

/** A query that holds its answer until it is released. */
interface Held {
  unsubscribe: () => void;
}

const { booking, dashboardBookings } = bookingsApi.endpoints;
const { conversation, conversations } = conversationsApi.endpoints;
const { categories, searchTools } = catalogueApi.endpoints;
const { activeLendReservations, borrowedTools, completedLendReservations, myTools } =
  lendingApi.endpoints;

/**
 * The screens of the main path and their first queries. A cached answer is shown first: the screen requests it again once
 * it is there, because each request and each answer would interrupt its rendering.
 */
const requests: Partial<Record<AddressName, (visit: Visit) => readonly Held[]>> = {
  dashboard: ({ store: { dispatch } }) => [
    dispatch(dashboardBookings.initiate()),
    dispatch(myTools.initiate()),
    dispatch(conversations.initiate()),
    dispatch(moneyApi.endpoints.earnings.initiate()),
    dispatch(borrowedTools.initiate()),
    dispatch(activeLendReservations.initiate()),
    dispatch(completedLendReservations.initiate()),
  ],
  booking: ({ store, id }) => [store.dispatch(booking.initiate(id))],
  conversation: ({ store, id }) => [store.dispatch(conversation.initiate(id))],
  tool: ({ store, id }) => [store.dispatch(toolApi.endpoints.tool.initiate(id))],
  browse: ({ store, search }) => {
    const wanted = readToolSearch(search);
    const { data } = categories.select()(store.getState());
    const known = store.dispatch(categories.initiate());
    if (!data && wanted.categories.length > 0) return [known];
    return [known, store.dispatch(searchTools.initiate(searchVariables(data ?? [], wanted)))];
  },
};

/** Requests what the screen of a path shows first. Nothing in the letter, which answers in the browser. */
export function requestScreen(store: AppStore, pathname: string, search: string): void {
  const state = store.getState();
  const screen = screenAt(pathname);
  if (!screen || !selectDifferences(state).hasAccounts) return;
  if (screen.guarded && !selectSignedIn(state)) return;
  const id = matchPath(screen.path, pathname)?.params['id'] ?? '';
  const held = requests[screen.name]?.({ store, id, search }) ?? [];
  setTimeout(() => {
    for (const query of held) query.unsubscribe();
  }, aheadSeconds * 1_000);
}
