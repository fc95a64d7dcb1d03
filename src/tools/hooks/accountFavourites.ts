import type { ToolListing } from '../../../domain/tools/tool';
import { givenLanguageAt } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { AppDispatch, RootState } from '../../platform/store/rootReducer';
import {
  joined,
  pressAnswered,
  pressFailed,
  selectFavouriteById,
  selectIsPressPending,
  selectUnjoinedIds,
} from '../../platform/store/slices/favouritesSlice';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { favouritesApi, mostAtOnce } from '../api/favouritesApi';
import { firstFavouriteToast, isOnlyFavourite } from './firstFavourite';

const { favouriteTools, saveFavourites, removeFavourite } = favouritesApi.endpoints;

const keptInBrowser =
  /*i18n*/ 'De favoritter, du gemte, før du loggede ind, er indtil videre kun gemt i denne browser. Vi prøver igen, næste gang du åbner Skuret.';

/**
 * After sign-in, and on load with a token: gives the account what a visitor saved here, then asks what it holds.
 * The browser's copy goes once the service has it, and not before.
 */
export function joinFavourites() {
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
            ? toastShown({ tone: 'info', text: keptInBrowser, lang: 'da' })
            : toastShown({
                tone: 'info',
                text: reason,
                lang: givenLanguageAt(getState().address.pathname),
              }),
        );
        break;
      }
      dispatch(joined(ids));
    }
    dispatch(favouriteTools.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
}

const failedTexts = {
  da: {
    true: /*i18n*/ '{name} kunne ikke gemmes som favorit. Prøv igen.',
    false: /*i18n*/ '{name} kunne ikke fjernes fra dine favoritter. Prøv igen.',
  },
  en: {
    true: /*i18n*/ '{name} could not be saved as a favorite. Please try again.',
    false: /*i18n*/ '{name} could not be removed from your favorites. Please try again.',
  },
} as const;

/** Saves the press of a tool's heart in the account; if that fails, undoes the press and shows a toast. */
export function saveFavourite({ id, name }: ToolListing, language: ScreenLanguage) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { token } = getState().auth;
    while (selectIsPressPending(getState(), id)) {
      const saved = selectFavouriteById(getState(), id) !== undefined;
      const { data: errors } = saved
        ? await dispatch(saveFavourites.initiate([id], { track: false }))
        : await dispatch(removeFavourite.initiate(id, { track: false }));
      // The session has changed, and what is pending now belongs to another person.
      if (getState().auth.token !== token) return;
      if (errors?.length === 0) {
        dispatch(pressAnswered({ id, saved }));
        const state = getState();
        if (saved && state.favourites.known && isOnlyFavourite(state, id))
          dispatch(firstFavouriteToast(language));
        continue;
      }
      dispatch(pressFailed(id));
      const [reason] = errors ?? [];
      dispatch(
        reason === undefined
          ? toastShown({
              tone: 'danger',
              text: failedTexts[language][`${saved}`],
              values: { name },
              lang: language,
            })
          : toastShown({
              tone: 'danger',
              text: reason,
              lang: givenLanguageAt(getState().address.pathname),
            }),
      );
    }
  };
}
