import { useState } from 'react';
import type { CalendarBooking } from '../../../../store/api/calendarApi';
import { type PressOutcome, useTakeStep } from '../../../../store/useTakeStep';

/** What becomes of a booking that is in the way. */
export type Choice = 'keep' | 'end';

/** What came of a booking that was cancelled or declined. */
export interface Decided {
  booking: CalendarBooking;
  outcome: PressOutcome;
}

/** What the owner has decided to leave, with the state in which they saw it. */
export type Kept = { id: string; state: CalendarBooking['state'] };

/** What the rest came to: what is still in the way, or why it did not work. Both empty: it is done. */
export interface ActAnswer {
  inTheWay: readonly CalendarBooking[];
  problem: string | null;
}

interface Deciding {
  bookings: readonly CalendarBooking[];
  choices: Readonly<Record<string, Choice>>;
  decided: readonly Decided[];
  problem: string | null;
  isDone: boolean;
}

const begun = (bookings: readonly CalendarBooking[]): Deciding => ({
  ...{ bookings, choices: {}, decided: [], problem: null, isDone: false },
});

/** What the bookings are in the way of. */
export type Purpose = 'block' | 'pause' | 'delete';

/** What its owner can do about a booking: cancel it, decline it, or nothing but keep it. */
export function endingOf({ possible }: CalendarBooking): 'cancel' | 'decline' | null {
  if (possible.includes('CANCEL')) return 'cancel';
  return possible.includes('DECLINE') ? 'decline' : null;
}

/**
 * Bookings in the way, and what the owner decides about each. One confirmation, then each is done by a step of its own
 * and says what came of it; what all of it was for comes last. What did not work stays in the way.
 */
export function useDeciding(purpose: Purpose) {
  const takeStep = useTakeStep();
  const [state, setState] = useState<Deciding | null>(null);
  const [busy, setBusy] = useState(false);

  const choiceOf = (booking: CalendarBooking): Choice => {
    const ending = endingOf(booking);
    if (ending === null) return 'keep';
    // Nobody can answer a request for a tool that is gone.
    if (purpose === 'delete' && ending === 'decline') return 'end';
    return state?.choices[booking.id] ?? 'keep';
  };

  async function confirm(act: (keep: Kept[]) => Promise<ActAnswer>): Promise<void> {
    if (state === null) return;
    setBusy(true);
    const decided: Decided[] = state.decided.filter(({ outcome }) => outcome.kind === 'done');
    const keep: Kept[] = [];
    for (const booking of state.bookings) {
      const step = choiceOf(booking) === 'end' ? endingOf(booking) : null;
      if (step === null) keep.push({ id: booking.id, state: booking.state });
      else decided.push({ booking, outcome: await takeStep(booking.id, { step }) });
    }
    const hasFailed = decided.some(({ outcome }) => outcome.kind !== 'done');
    // What is left as it is stays listed; what was ended is told of, and asked about no more.
    const open = state.bookings.filter(
      ({ id }) =>
        !decided.some(({ booking, outcome }) => booking.id === id && outcome.kind === 'done'),
    );
    const answer: ActAnswer = hasFailed ? { inTheWay: open, problem: null } : await act(keep);
    setBusy(false);
    const isDone = !hasFailed && answer.problem === null && answer.inTheWay.length === 0;
    const bookings = answer.inTheWay.length > 0 ? answer.inTheWay : isDone ? [] : open;
    setState({ ...state, bookings, decided, problem: answer.problem, isDone });
  }

  return {
    purpose,
    state,
    busy,
    begin: (bookings: readonly CalendarBooking[]) => setState(begun(bookings)),
    end: () => setState(null),
    choiceOf,
    choose: (id: string, choice: Choice) =>
      state && setState({ ...state, choices: { ...state.choices, [id]: choice } }),
    confirm,
  };
}

export type DecidingState = ReturnType<typeof useDeciding>;
