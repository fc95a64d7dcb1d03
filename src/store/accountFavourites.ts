import type { ToolListing } from '../../domain/tool';
import { favouritesApi } from './api/favouritesApi';
import type { AppDispatch } from './hooks';
import {
  pressAnswered,
  pressFailed,
  selectFavouriteById,
  selectIsPressPending,
  toggledInAccount,
} from './slices/favouritesSlice';
import { toastShown } from './slices/toastsSlice';
import type { RootState } from './store';

type Language = 'da' | 'en';

const { saveFavourites, removeFavourite } = favouritesApi.endpoints;

const notTaken = {
  da: {
    true: /*i18n*/ '{name} kunne ikke gemmes som favorit. Prøv igen.',
    false: /*i18n*/ '{name} kunne ikke fjernes fra dine favoritter. Prøv igen.',
  },
  en: {
    true: /*i18n*/ '{name} could not be saved as a favorite. Please try again.',
    false: /*i18n*/ '{name} could not be removed from your favorites. Please try again.',
  },
} as const;

/** Saves a tool in the account or lets it go: shown at once, put back with a toast when the service does not take it. */
export function toggleInAccount(tool: ToolListing, language: Language) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { id, name } = tool;
    const isPending = () => selectIsPressPending(getState(), id);
    const { token } = getState().auth;
    // One call after the other: the one under way looks again when it is answered.
    const underWay = isPending();
    dispatch(toggledInAccount(tool));
    if (underWay) return;

    while (isPending()) {
      const saved = selectFavouriteById(getState(), id) !== undefined;
      const { data: errors } = saved
        ? await dispatch(saveFavourites.initiate([id], { track: false }))
        : await dispatch(removeFavourite.initiate(id, { track: false }));
      // The person has gone, and what is pending now is somebody else's.
      if (getState().auth.token !== token) return;
      if (errors?.length === 0) {
        dispatch(pressAnswered({ id, saved }));
        continue;
      }
      dispatch(pressFailed(id));
      const [reason] = errors ?? [];
      dispatch(
        reason === undefined
          ? toastShown({
              tone: 'danger',
              text: notTaken[language][`${saved}`],
              values: { name },
              lang: language,
            })
          : toastShown({ tone: 'danger', text: reason, lang: 'en' }),
      );
    }
  };
}
