import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface EventsState {
  /** Whether events arrive, here or through another tab. */
  connected: boolean;
  /** The members who came or went since the stream began, as events reported it. */
  online: Record<string, boolean>;
  /** The members who are typing, by conversation. */
  typing: Record<string, string>;
  /** How far the other has read, by conversation: a message's id. */
  readUpTo: Record<string, string>;
}

const initialState: EventsState = { connected: false, online: {}, typing: {}, readUpTo: {} };

/** The facts of the event stream that no query returns. */
export const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    /** A stream has begun: what earlier events reported may be out of date. */
    streamBegan: () => ({ ...initialState, connected: true }),
    streamLost: (state) => {
      state.connected = false;
      state.typing = {};
    },
    memberCameOrWent: (
      { online },
      { payload }: PayloadAction<{ memberId: string; isOnline: boolean }>,
    ) => {
      online[payload.memberId] = payload.isOnline;
    },
    typingHeard: (
      { typing },
      { payload }: PayloadAction<{ conversationId: string; memberId: string }>,
    ) => {
      typing[payload.conversationId] = payload.memberId;
    },
    /** The member has sent the message, or has not typed for a while. */
    typingEnded: ({ typing }, { payload }: PayloadAction<string>) => {
      delete typing[payload];
    },
    readHeard: (
      { readUpTo },
      { payload }: PayloadAction<{ conversationId: string; upTo: string }>,
    ) => {
      readUpTo[payload.conversationId] = payload.upTo;
    },
  },
});

export const { streamBegan, streamLost, memberCameOrWent, typingHeard, typingEnded, readHeard } =
  eventsSlice.actions;
