import { use, useEffect, useEffectEvent } from 'react';
import { failureMessages } from '../../platform/store/failureMessages';
import { useAddressState } from '../../platform/store/useAddressState';
import { FrozenContext } from '../../ui/FrozenContext';
import { useScreenState } from '../../ui/useScreenState';
import { useHandoverCodeMutation } from '../api/bookingStepsApi';
import type { BookingDetails } from '../api/bookingsApi';
import { codeIn } from './handoverForm';

export type HandoverStep = 'CONFIRM_PICKUP' | 'MARK_RETURNED';

/** The step of a hand-over that the member can take now; null for none. */
export function getHandoverStep({ possible }: BookingDetails): HandoverStep | null {
  if (possible.includes('CONFIRM_PICKUP')) return 'CONFIRM_PICKUP';
  return possible.includes('MARK_RETURNED') ? 'MARK_RETURNED' : null;
}

const noCode = /*i18n*/ 'We could not make a code. Please try again.';

const readCode = (params: URLSearchParams) => ({
  code: codeIn(params),
  /** A row of a list leads to the code of this member. */
  asks: params.get('show'),
});

export interface HandoverWays {
  /** Whether the code of this member is shown, or that of the other is typed. */
  chosen: 'show' | 'type' | null;
  /** The code in the address, when a phone's camera has opened the page; empty without one. */
  given: string;
  /** The code to show; null until there is one. */
  shown: string | null;
  problem: string | null;
  isLoading: boolean;
  show: () => Promise<void>;
  /** Opens the field for the code of the other, or closes it. */
  type: (open: boolean) => void;
}

/** Showing a code or typing one, for a step of the hand-over. */
export function useHandover({ id }: BookingDetails, step: HandoverStep | null): HandoverWays {
  const [{ code: given, asks }] = useAddressState(readCode);
  const isFrozen = use(FrozenContext);
  const [askCode, { isLoading }] = useHandoverCodeMutation();
  const [way, setWay] = useScreenState<'show' | 'type' | null>(`handover way ${step}`, null);
  const [shown, setShown] = useScreenState<string | null>(`handover code ${step}`, null);
  const [problem, setProblem] = useScreenState<string | null>(`handover problem ${step}`, null);

  const show = async () => {
    setProblem(null);
    const { data, error } = await askCode({ id });
    const [refused = null] = error ? failureMessages(error, noCode) : data.errors;
    setProblem(refused);
    setShown(data?.code ?? null);
    if (data?.code) setWay('show');
  };
  const showNow = useEffectEvent(() => void show());
  const isWanted = asks !== null && step !== null && !isFrozen;
  useEffect(() => {
    if (isWanted) showNow();
  }, [isWanted]);

  return {
    chosen: way ?? (given === '' ? null : 'type'),
    given,
    shown,
    problem,
    isLoading,
    show,
    type: (open) => setWay(open ? 'type' : null),
  };
}
