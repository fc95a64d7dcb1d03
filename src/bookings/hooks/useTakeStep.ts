import type { StepRequest } from '../../../domain/bookings/memberSteps';
import type { ApiError } from '../../platform/api/baseApi';
import { isTransient } from '../../platform/events/isTransient';
import { failureMessages } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import type { AppDispatch } from '../../platform/store/rootReducer';
import { bookingStepsApi } from '../api/bookingStepsApi';

/**
 * The outcome of a step. `unreached`: there was no answer, and the person may press again; with `isKept` it is sent
 * again automatically.
 */
export type PressOutcome =
  | { kind: 'done' }
  /** `isTransient`: a retry may succeed in a moment. */
  | { kind: 'refused'; text: string; isTransient: boolean }
  | { kind: 'unreached'; isKept?: true };

const { takeBookingStep } = bookingStepsApi.endpoints;

const failed = /*i18n*/ 'That did not work. Please try again.';

/** Takes a step with a booking. A refusal is a text as given, or what the service says. */
export function takeStep(id: string, request: StepRequest) {
  return async (dispatch: AppDispatch): Promise<PressOutcome> => {
    const { data, error } = await dispatch(
      takeBookingStep.initiate({ id, ...request }, { track: false }),
    );
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
export function useTakeStep(): (id: string, request: StepRequest) => Promise<PressOutcome> {
  const dispatch = useAppDispatch();
  return (id, request) => dispatch(takeStep(id, request));
}
