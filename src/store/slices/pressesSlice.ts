import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is pressed where a tool changes hands: with the code that the other shows, or for one's own side alone. */
export type HandoverPress =
  | { step: 'confirmPickup' | 'markReturned'; code?: string }
  | { step: 'confirmReturn' };

/** What was pressed at a hand-over and that the service has not answered yet. */
export interface PendingPress {
  id: string;
  bookingId: string;
  /** Who pressed: in this browser another may sign in. */
  memberId: string;
  /** The end of the token that they pressed with: it tells whose it is without a line. */
  session: string;
  press: HandoverPress;
  /** An ISO instant. */
  pressedAt: string;
  /** `unsent` never left. Of what is `unanswered` nobody knows whether it arrived. */
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
    /** Those of this person that an earlier page or another tab has left. What was on its way may have arrived. */
    pressesFound: (state, { payload }: PayloadAction<PendingPress[]>) => {
      const known = new Set(state.presses.map(({ bookingId }) => bookingId));
      const fresh = payload.filter(({ bookingId }) => !known.has(bookingId));
      state.presses.unshift(
        ...fresh.map((press) =>
          press.how === 'sending' ? { ...press, how: 'unanswered' as const } : press,
        ),
      );
    },
    /** In place of what was pressed on the booking before. */
    pressMade: (state, { payload }: PayloadAction<PendingPress>) => {
      state.presses = state.presses.filter(({ bookingId }) => bookingId !== payload.bookingId);
      state.presses.push(payload);
    },
    /** The service has answered it, or who pressed does not want it any more. */
    pressGone: (state, { payload }: PayloadAction<string>) => {
      state.presses = state.presses.filter(({ id }) => id !== payload);
    },
    /** There is no line: the one that was being sent got no answer, those after it did not leave. */
    pressesWait: (state, { payload }: PayloadAction<{ unanswered: string | null }>) => {
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

export const { pressesFound, pressMade, pressGone, pressesWait, pressRefused } =
  pressesSlice.actions;
