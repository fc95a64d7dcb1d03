import type { StepRequest } from '../../../domain/bookings/memberSteps';
import type { ApiError } from '../../platform/api/baseApi';
import { isTransient } from '../../platform/events/isTransient';
import { rejectionProblem } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import type { AppDispatch } from '../../platform/store/rootReducer';
import type { FirstProblem } from '../../ui/form/firstProblem';
import { bookingStepsApi } from '../api/bookingStepsApi';

/**
 * The outcome of a step. `unreached`: there was no answer, and the person may press again; with `isKept` it is sent
 * again automatically.
 */
export type PressOutcome =
  | { kind: 'done' }
  /** `isTransient`: a retry may succeed in a moment. */
  | ({ kind: 'refused'; isTransient: boolean } & FirstProblem)
  | { kind: 'unreached'; isKept?: true };

const { takeBookingStep } = bookingStepsApi.endpoints;

const failed = /*i18n*/ 'We could not change the booking. Please try again.';

/** Takes a step with a booking. A refusal is a text as given, or what the service says. */
export function takeStep(id: string, request: StepRequest) {
  return async (dispatch: AppDispatch): Promise<PressOutcome> => {
    const answer = await dispatch(takeBookingStep.initiate({ id, ...request }, { track: false }));
    const problem = rejectionProblem(answer, failed);
    if (problem === null) return { kind: 'done' };
    const error = answer.error as ApiError | undefined;
    if (error?.kind === 'network') return { kind: 'unreached' };
    return { kind: 'refused', ...problem, isTransient: error ? isTransient(error) : false };
  };
}

/** `takeStep` for a screen. */
export function useTakeStep(): (id: string, request: StepRequest) => Promise<PressOutcome> {
  const dispatch = useAppDispatch();
  return (id, request) => dispatch(takeStep(id, request));
}
