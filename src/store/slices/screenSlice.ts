import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAddressChange } from './addressSlice';
import { isTokenChange } from './authSlice';

type Parts = Record<string, unknown>;

export interface ScreenState {
  /** The path of the address. */
  here: string;
  /** The path before it, whose screen may still be on show until the next one's chunk has come. */
  before: string | null;
  /** What both screens hold beside their data, by path and name: an open dialog, what a form was told. */
  parts: Record<string, Parts>;
}

const initialState: ScreenState = { here: '/', before: null, parts: {} };

/** Set where somebody signed in or out on the screen that is shown. */
export const tokenChangedHere = 'tokenChangedHere';

/**
 * What decides what a screen shows and is neither data nor in its address. It goes when the screen is
 * left, and with its person.
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
      // Nobody looks at any other screen: this is the end of something that was begun there.
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
