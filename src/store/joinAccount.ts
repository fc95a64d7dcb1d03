import { favouritesApi, mostAtOnce } from './api/favouritesApi';
import type { AppDispatch } from './hooks';
import { joined, selectUnjoinedIds } from './slices/favouritesSlice';
import { toastShown } from './slices/toastsSlice';
import type { RootState } from './store';

const { favouriteTools, saveFavourites } = favouritesApi.endpoints;

const stillHere =
  /*i18n*/ 'De favoritter, du gemte, før du loggede ind, er indtil videre kun gemt i denne browser. Vi prøver igen, næste gang du åbner Skuret.';

/**
 * After sign-in, and on load with a token: gives the account what a visitor saved here, then asks what it holds.
 * The browser's copy goes once the service has it, and not before.
 */
export function joinAccount() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { token } = getState().auth;
    const unjoined = selectUnjoinedIds(getState());
    for (let first = 0; first < unjoined.length; first += mostAtOnce) {
      const ids = unjoined.slice(first, first + mostAtOnce);
      const { data: errors } = await dispatch(saveFavourites.initiate(ids, { track: false }));
      if (getState().auth.token !== token) return;
      if (errors?.length !== 0) {
        const [reason] = errors ?? [];
        dispatch(
          reason === undefined
            ? toastShown({ tone: 'info', text: stillHere, lang: 'da' })
            : toastShown({ tone: 'info', text: reason, lang: 'en' }),
        );
        break;
      }
      dispatch(joined(ids));
    }
    dispatch(favouriteTools.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
}
