import { combineReducers } from '@reduxjs/toolkit';
import { liveSlice } from './liveSlice';
import { pendingSlice } from './pendingSlice';
import { pressesSlice } from './pressesSlice';

/** The state that only members have: what the event stream reports, and messages and hand-over actions on their way. */
export const accountReducer = combineReducers({
  live: liveSlice.reducer,
  pending: pendingSlice.reducer,
  presses: pressesSlice.reducer,
});
