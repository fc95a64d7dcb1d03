import type { RefObject } from 'react';
import { formatDate } from '../../../../domain/days';
import type { CurrentBooking } from '../../../store/useBookings';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface Props {
  open: boolean;
  booking: CurrentBooking;
  onConfirm: () => void;
  onCancel: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks before a booking is cancelled, and says until when that is free (§9). */
export function CancelDialog({ booking, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      lang="en"
      title="Cancel Booking"
      text={
        <>
          Do you want to cancel your booking of <span lang="da">{booking.tool.name}</span> from{' '}
          {formatDate(booking.startDate, 'en')}? Cancellation is free up to 24 hours before pickup.
        </>
      }
      confirmLabel="Cancel Booking"
      cancelLabel="Keep Booking"
    />
  );
}
