import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A message that was written here and that the service does not have yet. */
export interface PendingMessage {
  /** The id under which it is sent, however often: the service stores the message once. */
  clientId: string;
  conversationId: string;
  /** The author, because another person may sign in in this browser. */
  memberId: string;
  content: string;
  pictures: string[];
  /** An ISO instant. */
  writtenAt: string;
  /** Why the service did not take it, as a person reads it; null while it is on its way. */
  refusal: string | null;
}

export interface PendingState {
  /** In the order they were written. */
  messages: PendingMessage[];
}

const initialState: PendingState = { messages: [] };

/** Messages on their way. Kept in the browser, so that neither a lost line nor a reload loses one. */
export const pendingSlice = createSlice({
  name: 'pending',
  initialState,
  reducers: {
    /** Messages of this person that an earlier page has left. */
    pendingFound: (state, { payload }: PayloadAction<PendingMessage[]>) => {
      const known = new Set(state.messages.map(({ clientId }) => clientId));
      state.messages.unshift(...payload.filter(({ clientId }) => !known.has(clientId)));
    },
    messageWritten: (state, { payload }: PayloadAction<PendingMessage>) => {
      state.messages.push(payload);
    },
    /** The service has stored it, or the author has discarded it. */
    pendingGone: (state, { payload }: PayloadAction<string>) => {
      state.messages = state.messages.filter(({ clientId }) => clientId !== payload);
    },
    messageRefused: (state, { payload }: PayloadAction<{ clientId: string; refusal: string }>) => {
      const message = state.messages.find(({ clientId }) => clientId === payload.clientId);
      if (message) message.refusal = payload.refusal;
    },
    /** The author asked for it. */
    messageSentAgain: (state, { payload }: PayloadAction<string>) => {
      const message = state.messages.find(({ clientId }) => clientId === payload);
      if (message) message.refusal = null;
    },
  },
});

export const { pendingFound, messageWritten, pendingGone, messageRefused, messageSentAgain } =
  pendingSlice.actions;
