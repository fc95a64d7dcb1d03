import type { ApiError } from './api/baseApi';
import { bookingStepsApi, type StepAnswer } from './api/bookingStepsApi';
import { useAppDispatch } from './hooks';
import { whyFailed } from './whyFailed';

/** What somebody does with a booking, and what they say with it. */
export type BookingPress =
  | {
      step:
        | 'accept'
        | 'decline'
        | 'withdraw'
        | 'cancel'
        | 'reportNoShow'
        | 'confirmReturn'
        | 'waiveLateFee';
    }
  /** With the code that the other shows, or for one's own side alone. */
  | { step: 'confirmPickup' | 'markReturned'; code?: string }
  | { step: 'reportFault'; text: string }
  | { step: 'reportProblem'; claimCents: number; text: string }
  | { step: 'answerProblem'; accept: boolean };

/** What came of it. `unreached`: nobody knows, and the same may be pressed again. */
export type PressOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; text: string }
  | { kind: 'unreached' };

const { endpoints } = bookingStepsApi;
const untracked = { track: false } as const;

function callOf(id: string, press: BookingPress) {
  switch (press.step) {
    case 'accept':
      return endpoints.acceptBooking.initiate({ id }, untracked);
    case 'decline':
      return endpoints.declineBooking.initiate({ id }, untracked);
    case 'withdraw':
      return endpoints.withdrawRequest.initiate({ id }, untracked);
    case 'cancel':
      return endpoints.cancelBooking.initiate({ id }, untracked);
    case 'reportNoShow':
      return endpoints.reportNoShow.initiate({ id }, untracked);
    case 'confirmReturn':
      return endpoints.confirmReturn.initiate({ id }, untracked);
    case 'waiveLateFee':
      return endpoints.waiveLateFee.initiate({ id }, untracked);
    case 'confirmPickup':
      return endpoints.confirmPickup.initiate({ id, code: press.code }, untracked);
    case 'markReturned':
      return endpoints.returnBooking.initiate({ id, code: press.code }, untracked);
    case 'reportFault':
      return endpoints.reportFault.initiate({ id, text: press.text }, untracked);
    case 'reportProblem': {
      const { claimCents, text } = press;
      return endpoints.reportProblem.initiate({ id, claimCents, text }, untracked);
    }
    case 'answerProblem':
      return endpoints.answerProblem.initiate({ id, accept: press.accept }, untracked);
  }
}

const failed = /*i18n*/ 'That did not work. Please try again.';

/** Does something with a booking. Refusals are texts as given, or what the service says. */
export function useTakeStep(): (id: string, press: BookingPress) => Promise<PressOutcome> {
  const dispatch = useAppDispatch();
  return async (id, press) => {
    const { data, error } = (await dispatch(callOf(id, press))) as {
      data?: StepAnswer;
      error?: unknown;
    };
    if (data) {
      const [text] = data.errors;
      return text === undefined ? { kind: 'done' } : { kind: 'refused', text };
    }
    if ((error as Partial<ApiError>).kind === 'network') return { kind: 'unreached' };
    const [text = failed] = whyFailed(error, failed);
    return { kind: 'refused', text };
  };
}
