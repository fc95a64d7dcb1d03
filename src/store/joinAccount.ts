import { joinFavourites } from './accountFavourites';
import { joinLanguage } from './accountLanguage';
import type { AppDispatch } from './hooks';
import { joinPush } from './joinPush';
import { followLive } from './live/followLive';
import { keepOffline } from './offline/keepOffline';

/** Merges what this browser has with what the account holds, and follows the event stream from then on. */
export function joinAccount() {
  return async (dispatch: AppDispatch): Promise<void> => {
    dispatch(followLive());
    await Promise.all([
      dispatch(joinFavourites()),
      dispatch(joinLanguage()),
      dispatch(joinPush()),
      dispatch(keepOffline()),
    ]);
  };
}
