import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { LiveState } from './liveSlice';
import type { PendingState } from './pendingSlice';
import type { PressesState } from './pressesSlice';

/** What only a signed-in person has in the store. */
export interface AccountState {
  live: LiveState;
  pending: PendingState;
  presses: PressesState;
}

let loaded: Reducer<AccountState> | null = null;

/** Called by the chunk that brings them (`store/account.ts`). */
export function addAccountSlices(reducer: Reducer<AccountState>): void {
  loaded = reducer;
}

/** Null until the slices have come: a visitor's page does without them. */
export function accountReducer(
  state: AccountState | null = null,
  action: UnknownAction,
): AccountState | null {
  return loaded ? loaded(state ?? undefined, action) : state;
}
