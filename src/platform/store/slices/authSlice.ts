import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

export interface AuthState {
  /** The raw token as local storage keeps it under `jwt` (D8), or null for a visitor. */
  token: string | null;
}

const initialState: AuthState = { token: null };

/** The session of the signed-in member: the token alone. The `currentUser` query returns the member. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Sign-in or sign-up answered with a token. */
    tokenReceived: (state, action: PayloadAction<string>) => {
      state.token = action.payload;
    },
    /** The person signed out in this tab. */
    signedOut: (state) => {
      state.token = null;
    },
    /** The service no longer accepts the token: expired, ended or never real (D8). */
    tokenRefused: (state) => {
      state.token = null;
    },
    /** Another tab signed in or out. */
    tokenChangedElsewhere: (state, action: PayloadAction<string | null>) => {
      state.token = action.payload;
    },
  },
  selectors: {
    selectToken: (state) => state.token,
    selectSignedIn: (state) => state.token !== null,
  },
});

export const { tokenReceived, signedOut, tokenRefused, tokenChangedElsewhere } = authSlice.actions;
/** The events that change the token. Everything of the former person is dropped then (`store.ts`, `listener.ts`). */
export const isTokenChange = isAnyOf(tokenReceived, signedOut, tokenRefused, tokenChangedElsewhere);
export const { selectToken, selectSignedIn } = authSlice.selectors;
