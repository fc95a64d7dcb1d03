import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LiveState {
  /** Whether events arrive, here or through another tab. */
  connected: boolean;
  /** Members of whom was heard that they came or went, since the stream began. */
  online: Record<string, boolean>;
  /** Who is writing, by conversation. */
  typing: Record<string, string>;
  /** How far the other has read, by conversation: a message's id. */
  readUpTo: Record<string, string>;
}

const initialState: LiveState = { connected: false, online: {}, typing: {}, readUpTo: {} };

/** What the stream of events tells and no query answers. */
export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    /** The stream has begun: what was heard before may be long over. */
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
    /** They have sent it, or have said nothing for a while. */
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
  liveSlice.actions;
