import { type RefObject, use, useEffect, useEffectEvent } from 'react';
import type { StepRequest } from '../../../domain/bookings/memberSteps';
import { FrozenContext } from '../../ui/FrozenContext';
import { useScreenState } from '../../ui/useScreenState';
import type { BookingDetails } from '../api/bookingsApi';
import { useKeptStep } from '../hooks/useHandoverPress';
import type { PressOutcome } from '../hooks/useTakeStep';

export interface BookingPresses {
  press: (press: StepRequest) => Promise<PressOutcome>;
  /** The step that is being sent. */
  busy: StepRequest | null;
  /** A step without a response: it may have arrived, and may be sent again. Steps of a hand-over: see `KeptPress`. */
  unsent: StepRequest | null;
  /** Why the last step was refused, apart from a hand-over that is still possible: that says so itself. */
  problem: string | null;
  /** Why the last step of a hand-over without a code was refused. */
  handoverProblem: string | null;
}

/** Whether a step of a hand-over is sent with the code of the other member. */
export const hasCode = ({ input }: StepRequest): boolean => input !== undefined && 'code' in input;

interface Refused {
  press: StepRequest;
  text: string;
}

/**
 * Sends the steps that are pressed on the page of a booking. Without a connection a step is kept, and sent again when
 * the connection is back: the service recognises it, and does it once. When it is done, `heading` gets the focus.
 */
export function useBookingPress(
  { id, role, tool, borrower, possible }: BookingDetails,
  heading: RefObject<HTMLElement | null>,
): BookingPresses {
  const takeStep = useKeptStep();
  const [busy, setBusy] = useScreenState<StepRequest | null>(`booking ${id} busy`, null);
  const [unsent, setUnsent] = useScreenState<StepRequest | null>(`booking ${id} unsent`, null);
  const [refused, setRefused] = useScreenState<Refused | null>(`booking ${id} problem`, null);

  async function press(given: StepRequest): Promise<PressOutcome> {
    setBusy(given);
    setRefused(null);
    const outcome = await takeStep(id, given, role === 'OWNER' ? tool.owner.id : borrower.id);
    setBusy(null);
    setUnsent(outcome.kind === 'unreached' && !outcome.isKept ? given : null);
    setRefused(outcome.kind === 'refused' ? { press: given, text: outcome.message } : null);
    if (outcome.kind === 'done') heading.current?.focus();
    return outcome;
  }

  const still = use(FrozenContext);
  const onLine = useEffectEvent(() => {
    if (!still && unsent && !busy) void press(unsent);
  });
  useEffect(() => {
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);

  const step = refused?.press.step;
  const isInHandover =
    (step === 'CONFIRM_PICKUP' || step === 'MARK_RETURNED') && possible.includes(step);
  return {
    press,
    busy,
    unsent,
    problem: isInHandover ? null : (refused?.text ?? null),
    handoverProblem: isInHandover && refused && !hasCode(refused.press) ? refused.text : null,
  };
}
