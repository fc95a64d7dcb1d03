import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { formatDate } from '../../../../domain/days';
import type { CurrentBooking } from '../../../store/useBookings';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useSpoken } from '../../../ui/useSpoken';
import { nodeHere, withNode } from '../../../ui/withNode';

interface Props {
  open: boolean;
  booking: CurrentBooking;
  onConfirm: () => void;
  onCancel: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks before a booking is cancelled, and says until when that is free (§9). */
export function CancelDialog({ booking, ...dialog }: Props) {
  const { i18n } = useLingui();
  const language = useSpoken('en');
  return (
    <ConfirmDialog
      {...dialog}
      lang={language}
      title={i18n.t('Cancel Booking')}
      text={withNode(
        i18n.t(
          'Do you want to cancel your booking of {name} from {date}? Cancellation is free up to 24 hours before pickup.',
          { name: nodeHere, date: formatDate(booking.startDate, language) },
        ),
        <span lang="da">{booking.tool.name}</span>,
      )}
      confirmLabel={i18n.t('Cancel Booking')}
      cancelLabel={i18n.t('Keep Booking')}
    />
  );
}
