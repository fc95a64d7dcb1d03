import { combineReducers } from '@reduxjs/toolkit';
import { joinFavourites } from './accountFavourites';
import { joinLanguage } from './accountLanguage';
import type { AppDispatch } from './hooks';
import { joinPush } from './joinPush';
import { followLive } from './live/followLive';
import { keepOffline } from './offline/keepOffline';
import { addAccountSlices } from './slices/accountSlices';
import { liveSlice } from './slices/liveSlice';
import { pendingSlice } from './slices/pendingSlice';
import { pressesSlice } from './slices/pressesSlice';

export { saveFavourite } from './accountFavourites';
export { saveLanguage } from './accountLanguage';
export { sendAgain, writeMessage } from './live/sendMessages';
export { pressHandover, sendPresses } from './live/sendPresses';

addAccountSlices(
  combineReducers({
    live: liveSlice.reducer,
    pending: pendingSlice.reducer,
    presses: pressesSlice.reducer,
  }),
);

/** Merges what this browser has with what the account holds, and listens for changes from then on. */
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
