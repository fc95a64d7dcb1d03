import { createListenerMiddleware, isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { keepLanguageCookie } from '../../../domain/values/language';
import { type ApiError, baseApi } from '../api/baseApi';
import type { AppDispatch, RootState } from './rootReducer';
import { isTokenChange, tokenRefused } from './slices/authSlice';
import { languageChosen, languageTaken } from './slices/languageSlice';
import { toastShown } from './slices/toastsSlice';

/** The effects of actions: requests that start and end with a session, and the toasts of §8, D8 and D16. */
export const listener = createListenerMiddleware();
const startListening = listener.startListening.withTypes<RootState, AppDispatch>();

// The root reducer has emptied the cache; this drops what still runs for the former person.
startListening({
  matcher: isTokenChange,
  effect: (_action, { dispatch }) => {
    dispatch(baseApi.util.resetApiState());
  },
});

// A page that the service has rendered shows a visitor's answers until the kept token is read.
startListening({
  predicate: (action, now, before) =>
    action.type === REHYDRATE && now.auth.token !== before.auth.token,
  effect: (_action, { dispatch }) => {
    dispatch(baseApi.util.invalidateTags(['Distances']));
  },
});

startListening({
  actionCreator: tokenRefused,
  effect: (_action, { dispatch }) => {
    dispatch(
      toastShown({
        tone: 'info',
        text: /*i18n*/ 'Du er blevet logget ud. Log ind igen.',
        lang: 'da',
      }),
    );
  },
});

startListening({
  matcher: isAnyOf(languageChosen, languageTaken),
  effect: (_action, { getState }) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = keepLanguageCookie(getState().language);
    document.documentElement.dataset['language'] = 'kept';
  },
});

/** Queries whose screens are complete without the answer. */
const withoutToast: ReadonlySet<string> = new Set([
  'similarTools',
  'ownerTools',
  'listedTools',
  'searchSuggestions',
  'unreadNotifications',
  'announcement',
]);

interface FailedCall {
  meta: { arg?: { type: string; endpointName: string; originalArgs: unknown } };
  payload?: Partial<ApiError>;
}

// A mutation has no toast, because its form shows the failure. A refused token has its own toast: the queries that were
// sent with it are dropped by then, and do not count as failures.
startListening({
  matcher: isRejectedWithValue(),
  effect: (action, { dispatch }) => {
    const { meta, payload: error } = action as unknown as FailedCall;
    const { arg } = meta;
    // The whole page shows it then, by the query of the announcement.
    if (error?.code === 'MAINTENANCE') {
      if (arg?.endpointName !== 'announcement')
        dispatch(baseApi.util.invalidateTags(['Announcement']));
      return;
    }
    if (arg === undefined || !['query', 'infinitequery'].includes(arg.type)) return;
    if (withoutToast.has(arg.endpointName)) return;
    dispatch(
      toastShown({
        tone: 'danger',
        text:
          error?.kind === 'network'
            ? /*i18n*/ 'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.'
            : /*i18n*/ 'Noget gik galt, da vi hentede siden. Prøv igen.',
        lang: 'da',
        retry: [{ endpoint: arg.endpointName, args: arg.originalArgs ?? null }],
      }),
    );
  },
});
