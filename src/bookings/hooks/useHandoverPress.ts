import type { StepRequest } from '../../../domain/bookings/memberSteps';
import { useAppDispatch, useAppSelector, useAppStore } from '../../platform/store/hooks';
import {
  type HandoverPress,
  type PendingPress,
  pressGone,
} from '../../platform/store/slices/pressesSlice';
import { selectHasAccount } from '../../platform/store/useHasAccount';
import { pressHandover, sendPresses } from './sendPresses';
import { type PressOutcome, takeStep } from './useTakeStep';

const isHandover = (press: StepRequest): press is HandoverPress =>
  ['CONFIRM_PICKUP', 'MARK_RETURNED', 'CONFIRM_RETURN'].includes(press.step);

/** The press at the hand-over of a booking that is not answered yet; undefined without one. */
export function useKeptPress(bookingId: string): PendingPress | undefined {
  return useAppSelector(({ account }) =>
    account.presses.presses.find((press) => press.bookingId === bookingId),
  );
}

/** The actions for a queued action: send it again or discard it. */
export function useKeptPresses() {
  const dispatch = useAppDispatch();
  return {
    takeBack: (id: string) => void dispatch(pressGone(id)),
    sendNow: () => dispatch(sendPresses()),
  };
}

/** Takes a step with a booking. What is pressed at a hand-over is kept until the service has answered it. */
export function useKeptStep(): (
  bookingId: string,
  press: StepRequest,
  memberId: string,
) => Promise<PressOutcome> {
  const store = useAppStore();
  return async (bookingId, press, memberId) =>
    selectHasAccount(store.getState()) && isHandover(press)
      ? store.dispatch(pressHandover({ bookingId, memberId, press }))
      : store.dispatch(takeStep(bookingId, press));
}
