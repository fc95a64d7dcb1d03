import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StepRequest } from '../../../../domain/bookings/memberSteps';

/** A press at a hand-over: with the code that the other person shows, or for one's own side alone. */
export type HandoverPress = Extract<
  StepRequest,
  { step: 'CONFIRM_PICKUP' | 'MARK_RETURNED' | 'CONFIRM_RETURN' }
>;

/** Hand-over actions without a response of the service. */
export interface PendingPress {
  id: string;
  bookingId: string;
  /** The person who pressed, because another one may sign in in this browser. */
  memberId: string;
  /** The end of the token with which they pressed: it identifies the person without a connection. */
  session: string;
  press: HandoverPress;
  /** An ISO instant. */
  pressedAt: string;
  /** `unsent`: it never left the browser. `unanswered`: it may have arrived. */
  how: 'sending' | 'unsent' | 'unanswered';
  /** Why the service did not do it, as a person reads it; null while it is on its way. */
  refusal: string | null;
}

export interface PressesState {
  /** In the order they were pressed, one for each booking. */
  presses: PendingPress[];
}

const initialState: PressesState = { presses: [] };

/** Presses on their way. Kept in the browser, so that neither a lost line nor a reload loses one. */
export const pressesSlice = createSlice({
  name: 'presses',
  initialState,
  reducers: {
    /**
     * Presses of this person that an earlier page or another tab has left. One that was being sent may have arrived.
     */
    pressesFound: (state, { payload }: PayloadAction<PendingPress[]>) => {
      const known = new Set(state.presses.map(({ bookingId }) => bookingId));
      const fresh = payload.filter(({ bookingId }) => !known.has(bookingId));
      state.presses.unshift(
        ...fresh.map((press) =>
          press.how === 'sending' ? { ...press, how: 'unanswered' as const } : press,
        ),
      );
    },
    /** Replaces an earlier press on the same booking. */
    pressMade: (state, { payload }: PayloadAction<PendingPress>) => {
      state.presses = state.presses.filter(({ bookingId }) => bookingId !== payload.bookingId);
      state.presses.push(payload);
    },
    /** The service has answered it, or the person has taken it back. */
    pressGone: (state, { payload }: PayloadAction<string>) => {
      state.presses = state.presses.filter(({ id }) => id !== payload);
    },
    /** There is no connection: the press that was being sent got no answer, those after it were not sent. */
    pressesKept: (state, { payload }: PayloadAction<{ unanswered: string | null }>) => {
      for (const press of state.presses) {
        if (press.id === payload.unanswered) press.how = 'unanswered';
        else if (press.how === 'sending') press.how = 'unsent';
      }
    },
    pressRefused: (state, { payload }: PayloadAction<{ id: string; refusal: string }>) => {
      const press = state.presses.find(({ id }) => id === payload.id);
      if (press) press.refusal = payload.refusal;
    },
  },
});

export const { pressesFound, pressMade, pressGone, pressesKept, pressRefused } =
  pressesSlice.actions;
