import { type RefObject, useState } from 'react';
import type { BookingAction } from '../../../../domain/bookingStatus';
import { useAppDispatch } from '../../../store/hooks';
import {
  type BookingReview,
  bookingCancelled,
  bookingReturned,
  bookingReviewed,
} from '../../../store/slices/bookingsSlice';
import { toastShown } from '../../../store/slices/toastsSlice';
import type { CurrentBooking } from '../../../store/useBookings';
import { useKeptFocus } from './useKeptFocus';

/** The dialog that a button has opened. It keeps its booking while it closes. */
interface Asked {
  action: 'cancel' | 'review';
  booking: CurrentBooking;
  open: boolean;
}

/** What the buttons of §4 do: cancelling asks first, a review has a form, a return happens at once. */
export function useBookingActions(listHeading: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const { notePressed, finalFocus } = useKeptFocus(listHeading);
  const [asked, setAsked] = useState<Asked | null>(null);

  const say = (text: string) => dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
  const close = () => setAsked((before) => before && { ...before, open: false });

  return {
    asked,
    close,
    finalFocus,
    act: (action: Exclude<BookingAction, 'message'>, booking: CurrentBooking) => {
      notePressed(booking.id);
      if (action !== 'return') {
        setAsked({ action, booking, open: true });
        return;
      }
      dispatch(bookingReturned(booking.id));
      say('Marked as returned. Thank you!');
    },
    cancel: ({ id }: CurrentBooking) => {
      dispatch(bookingCancelled(id));
      say('Booking cancelled');
      close();
    },
    review: ({ id }: CurrentBooking, review: BookingReview) => {
      dispatch(bookingReviewed({ id, review }));
      say('Thank you for your review');
      close();
    },
  };
}
