import type { RefObject } from 'react';
import type { BookingAction } from '../../../../domain/bookingStatus';
import {
  useCancelBookingMutation,
  useReturnBookingMutation,
  useReviewBookingMutation,
} from '../../../store/api/bookingsApi';
import { useAppDispatch } from '../../../store/hooks';
import type { GivenReview } from '../../../store/slices/sampleWorldSlice';
import { type ToastEntry, toastShown } from '../../../store/slices/toastsSlice';
import type { CurrentBooking } from '../../../store/useBookings';
import { useScreenState } from '../../../ui/useScreenState';
import { useKeptFocus } from './useKeptFocus';

/** The dialog that a button has opened. It keeps its booking while it closes. */
interface Asked {
  action: 'cancel' | 'review';
  booking: CurrentBooking;
  open: boolean;
}

const failed = /*i18n*/ 'That did not work. Please try again.';

/** What the buttons of §4 do: cancelling asks first, a review has a form, a return happens at once. */
export function useBookingActions(listHeading: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const [cancelBooking] = useCancelBookingMutation();
  const [returnBooking] = useReturnBookingMutation();
  const [reviewBooking] = useReviewBookingMutation();
  const { notePressed, finalFocus } = useKeptFocus(listHeading);
  const [asked, setAsked] = useScreenState<Asked | null>('asked', null);

  const say = (text: string, tone: ToastEntry['tone'] = 'success') =>
    dispatch(toastShown({ tone, text, lang: 'en' }));
  const close = () => setAsked(asked && { ...asked, open: false });
  /** Says how it went, with a text as given; the lists are asked for anew by themselves. */
  const tell = async (
    doing: PromiseLike<{ data?: string[] | undefined; error?: unknown }>,
    done: string,
  ) => {
    const { data, error } = await doing;
    const [refused] = error === undefined ? (data ?? []) : [failed];
    if (refused === undefined) say(done);
    else say(refused, 'danger');
  };

  return {
    asked,
    close,
    finalFocus,
    act: (action: Exclude<BookingAction, 'message'>, booking: CurrentBooking) => {
      notePressed(booking.id);
      if (action === 'return') {
        void tell(returnBooking({ id: booking.id }), /*i18n*/ 'Marked as returned. Thank you!');
      } else {
        setAsked({ action, booking, open: true });
      }
    },
    cancel: ({ id }: CurrentBooking) => {
      void tell(cancelBooking({ id }), /*i18n*/ 'Booking cancelled');
      close();
    },
    review: ({ id }: CurrentBooking, review: GivenReview) => {
      void tell(reviewBooking({ id, ...review }), /*i18n*/ 'Thank you for your review');
      close();
    },
  };
}
