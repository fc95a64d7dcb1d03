import { useState } from 'react';
import type { CalendarBooking } from '../../../bookings/api/calendarApi';
import { type PressOutcome, useTakeStep } from '../../../bookings/hooks/useTakeStep';
import { useScreenState } from '../../../ui/useScreenState';

/** The decision about an overlapping booking. */
export type Choice = 'keep' | 'end';

/** The outcome for a booking that was to be cancelled or declined. */
export interface DecidedBooking {
  booking: CalendarBooking;
  outcome: PressOutcome;
}

/** A booking that the owner keeps, with the state in which they saw it. */
export type KeptBooking = { id: string; state: CalendarBooking['state'] };

/** The result of the action itself: the bookings still in the way, or why it failed. It is done if both are empty. */
export interface ActionResult {
  inTheWay: readonly CalendarBooking[];
  problem: string | null;
}

interface DecisionState {
  bookings: readonly CalendarBooking[];
  choices: Readonly<Record<string, Choice>>;
  decided: readonly DecidedBooking[];
  problem: string | null;
  isDone: boolean;
}

const begun = (bookings: readonly CalendarBooking[]): DecisionState => ({
  bookings,
  choices: {},
  decided: [],
  problem: null,
  isDone: false,
});

/** The action that the bookings are in the way of. */
export type BlockedAction = 'block' | 'pause' | 'delete';

/** The owner's possible decision about a booking: cancel it, decline it, or only keep it. */
export function getEnding({ possible }: CalendarBooking): 'CANCEL' | 'DECLINE' | null {
  if (possible.includes('CANCEL')) return 'CANCEL';
  return possible.includes('DECLINE') ? 'DECLINE' : null;
}

/**
 * The bookings in the way, and the owner's decision about each. After one confirmation each is ended by a step of its
 * own, with its own outcome. The action itself comes last, if all steps succeeded. Failed bookings stay in the way.
 * `name` tells one opening of the dialog from another.
 */
export function useBookingDecisions(purpose: BlockedAction, name: string = purpose) {
  const takeStep = useTakeStep();
  const [state, setState] = useScreenState<DecisionState | null>(`decisions ${name}`, null);
  const [busy, setBusy] = useState(false);

  const getChoice = (booking: CalendarBooking): Choice => {
    const ending = getEnding(booking);
    if (ending === null) return 'keep';
    // A request for a deleted tool cannot be answered any more.
    if (purpose === 'delete' && ending === 'DECLINE') return 'end';
    return state?.choices[booking.id] ?? 'keep';
  };

  async function confirm(act: (keep: KeptBooking[]) => Promise<ActionResult>): Promise<void> {
    if (state === null) return;
    setBusy(true);
    const decided: DecidedBooking[] = state.decided.filter(
      ({ outcome }) => outcome.kind === 'done',
    );
    const keep: KeptBooking[] = [];
    for (const booking of state.bookings) {
      const step = getChoice(booking) === 'end' ? getEnding(booking) : null;
      if (step === null) keep.push({ id: booking.id, state: booking.state });
      else decided.push({ booking, outcome: await takeStep(booking.id, { step }) });
    }
    const hasFailed = decided.some(({ outcome }) => outcome.kind !== 'done');
    // Kept bookings stay listed. Ended ones are reported, and not asked about again.
    const open = state.bookings.filter(
      ({ id }) =>
        !decided.some(({ booking, outcome }) => booking.id === id && outcome.kind === 'done'),
    );
    const answer: ActionResult = hasFailed ? { inTheWay: open, problem: null } : await act(keep);
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
    choiceOf: getChoice,
    choose: (id: string, choice: Choice) =>
      state && setState({ ...state, choices: { ...state.choices, [id]: choice } }),
    confirm,
  };
}

export type BookingDecisions = ReturnType<typeof useBookingDecisions>;
