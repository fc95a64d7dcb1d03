import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  token: string | null;
  /** Whether the service has ended the session. */
  isEnded: boolean;
}

/** The session of the person who works here. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ token: null, isEnded: false }),
  reducers: {
    /** After signing in, or from the browser's storage and other tabs. */
    tokenTaken: (_state, { payload }: PayloadAction<string | null>) => ({
      token: payload,
      isEnded: false,
    }),
    /** The service does not accept the token any more. */
    tokenRefused: () => ({ token: null, isEnded: true }),
  },
});

export const { tokenTaken, tokenRefused } = sessionSlice.actions;
