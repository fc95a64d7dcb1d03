import type { ApiError } from './api/baseApi';
import { bookingStepsApi, type StepAnswer } from './api/bookingStepsApi';
import { failureMessages } from './failureMessages';
import { type AppDispatch, useAppDispatch } from './hooks';
import { isTransient } from './live/isTransient';
import type { HandoverPress } from './slices/pressesSlice';

/** A step that a person takes with a booking, with its text or amount. */
export type BookingPress =
  | {
      step: 'accept' | 'decline' | 'withdraw' | 'cancel' | 'reportNoShow' | 'waiveLateFee';
    }
  | HandoverPress
  | { step: 'reportFault' | 'contestNoShow'; text: string }
  | { step: 'reportProblem'; claimCents: number; text: string }
  | { step: 'answerProblem'; accept: boolean }
  | { step: 'proposeSettlement'; claimCents: number };

/**
 * The outcome of a step. `unreached`: there was no answer, and the person may press again; with `isKept` it is sent
 * again automatically.
 */
export type PressOutcome =
  | { kind: 'done' }
  /** `isTransient`: a retry may succeed in a moment. */
  | { kind: 'refused'; text: string; isTransient: boolean }
  | { kind: 'unreached'; isKept?: true };

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
    case 'contestNoShow':
      return endpoints.contestNoShow.initiate({ id, text: press.text }, untracked);
    case 'reportProblem': {
      const { claimCents, text } = press;
      return endpoints.reportProblem.initiate({ id, claimCents, text }, untracked);
    }
    case 'proposeSettlement':
      return endpoints.proposeSettlement.initiate({ id, claimCents: press.claimCents }, untracked);
    case 'answerProblem':
      return endpoints.answerProblem.initiate({ id, accept: press.accept }, untracked);
  }
}

const failed = /*i18n*/ 'That did not work. Please try again.';

/** Takes a step with a booking. A refusal is a text as given, or what the service says. */
export function takeStep(id: string, press: BookingPress) {
  return async (dispatch: AppDispatch): Promise<PressOutcome> => {
    const { data, error } = (await dispatch(callOf(id, press))) as {
      data?: StepAnswer;
      error?: unknown;
    };
    if (data) {
      const [text] = data.errors;
      return text === undefined ? { kind: 'done' } : { kind: 'refused', text, isTransient: false };
    }
    const why = error as ApiError;
    if (why.kind === 'network') return { kind: 'unreached' };
    const [text = failed] = failureMessages(why, failed);
    return { kind: 'refused', text, isTransient: isTransient(why) };
  };
}

/** `takeStep` for a screen. */
export function useTakeStep(): (id: string, press: BookingPress) => Promise<PressOutcome> {
  const dispatch = useAppDispatch();
  return (id, press) => dispatch(takeStep(id, press));
}
