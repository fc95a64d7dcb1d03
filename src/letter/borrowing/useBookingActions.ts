import type { RefObject } from 'react';
import type { BookingAction } from '../../../domain/bookings/bookingStatus';
import type { StepRequest } from '../../../domain/bookings/memberSteps';
import { useTakeStep } from '../../bookings/hooks/useTakeStep';
import { useAppDispatch } from '../../platform/store/hooks';
import { type ToastEntry, toastShown } from '../../platform/store/slices/toastsSlice';
import { useScreenState } from '../../ui/useScreenState';
import type { CurrentBooking } from './useBookings';
import { useKeptFocus } from './useKeptFocus';

/** The dialog that a button has opened. It keeps its booking while it closes. */
interface Asked {
  action: 'cancel' | 'review';
  booking: CurrentBooking;
  open: boolean;
}

const failed = /*i18n*/ 'We could not change the booking. Please try again.';

/** The actions of §4. Cancelling asks first; a return happens immediately. */
export function useBookingActions(listHeading: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const takeStep = useTakeStep();
  const { notePressed, finalFocus } = useKeptFocus(listHeading);
  const [asked, setAsked] = useScreenState<Asked | null>('asked', null);

  const say = (text: string, tone: ToastEntry['tone'] = 'success') =>
    dispatch(toastShown({ tone, text, lang: 'en' }));
  const close = () => setAsked(asked && { ...asked, open: false });
  /** Takes a step and says the outcome, with a text as given. The lists refetch by themselves. */
  const take = async ({ id }: CurrentBooking, request: StepRequest, done: string) => {
    const outcome = await takeStep(id, request);
    if (outcome.kind === 'done') say(done);
    else say(outcome.kind === 'refused' ? outcome.message : failed, 'danger');
  };

  return {
    asked,
    close,
    finalFocus,
    act: (action: Exclude<BookingAction, 'message'>, booking: CurrentBooking) => {
      notePressed(booking.id);
      if (action === 'return') {
        void take(booking, { step: 'MARK_RETURNED' }, /*i18n*/ 'Returned. Thank you!');
      } else {
        setAsked({ action, booking, open: true });
      }
    },
    cancel: (booking: CurrentBooking) => {
      void take(booking, { step: 'CANCEL' }, /*i18n*/ 'Booking cancelled');
      close();
    },
  };
}
