import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAddressChange } from './addressSlice';
import { isTokenChange } from './authSlice';

type Parts = Record<string, unknown>;

export interface ScreenState {
  /** The path of the address. */
  here: string;
  /** The path before it, whose screen may still be on show until the next one's chunk has come. */
  before: string | null;
  /** The state of both screens besides their data, by path and name: an open dialog, the messages of a form. */
  parts: Record<string, Parts>;
}

const initialState: ScreenState = { here: '/', before: null, parts: {} };

/** The part that is set when a person signs in or out on the shown screen. */
export const tokenChangedHere = 'tokenChangedHere';

/**
 * State that decides what a screen shows and is neither data nor in its address. It is dropped when the person leaves
 * the screen, and when the session changes.
 */
export const screenSlice = createSlice({
  name: 'screen',
  initialState,
  reducers: {
    changed: (
      state,
      { payload }: PayloadAction<{ path: string; part: string; value: unknown }>,
    ) => {
      const { path, part, value } = payload;
      // No other screen is shown, so this is a late result of something that was begun there.
      if (path !== state.here && path !== state.before) return;
      state.parts[path] = { ...state.parts[path], [part]: value };
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isAddressChange, (state, { payload: { pathname } }) => {
        if (pathname === state.here) return;
        const { here, parts } = state;
        const left = parts[here];
        state.parts = left ? { [here]: left } : {};
        state.before = here;
        state.here = pathname;
      })
      .addMatcher(isTokenChange, (state) => {
        state.before = null;
        state.parts = { [state.here]: { [tokenChangedHere]: true } };
      });
  },
  selectors: {
    selectParts: (state, path: string): Parts | undefined => state.parts[path],
  },
});

export const { changed: screenChanged } = screenSlice.actions;
export const { selectParts } = screenSlice.selectors;
