import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { BookingDetails } from '../../../store/api/bookingsApi';
import { useKeptStep } from '../../../store/useHandoverPress';
import type { BookingPress, PressOutcome } from '../../../store/useTakeStep';
import { useScreenState } from '../../../ui/useScreenState';

export interface BookingPresses {
  press: (press: BookingPress) => Promise<PressOutcome>;
  /** What is on its way now. */
  busy: BookingPress | null;
  /** What got no answer: it may have arrived, and may be pressed again. What is pressed at a hand-over is none (`KeptPress`). */
  unsent: BookingPress | null;
  /** Why the last one was refused. */
  problem: string | null;
}

/**
 * What is pressed on the page of a booking. Without a line it is kept, and sent again when the line is back: the
 * service knows it, and does it once. Afterwards the focus is on what it has come to.
 */
export function useBookingPress(
  { id, role, tool, borrower }: BookingDetails,
  heading: RefObject<HTMLElement | null>,
): BookingPresses {
  const takeStep = useKeptStep();
  const [busy, setBusy] = useScreenState<BookingPress | null>(`booking ${id} busy`, null);
  const [unsent, setUnsent] = useScreenState<BookingPress | null>(`booking ${id} unsent`, null);
  const [problem, setProblem] = useScreenState<string | null>(`booking ${id} problem`, null);

  async function press(given: BookingPress): Promise<PressOutcome> {
    setBusy(given);
    setProblem(null);
    const outcome = await takeStep(id, given, role === 'OWNER' ? tool.owner.id : borrower.id);
    setBusy(null);
    setUnsent(outcome.kind === 'unreached' && !outcome.isKept ? given : null);
    setProblem(outcome.kind === 'refused' ? outcome.text : null);
    if (outcome.kind === 'done') heading.current?.focus();
    return outcome;
  }

  const onLine = useEffectEvent(() => {
    if (unsent && !busy) void press(unsent);
  });
  useEffect(() => {
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);

  return { press, busy, unsent, problem };
}
