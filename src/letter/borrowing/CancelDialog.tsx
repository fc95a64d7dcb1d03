import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { formatDate } from '../../../domain/values/days';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { nodeHere, withNode } from '../../ui/withNode';
import type { CurrentBooking } from './useBookings';

interface Props {
  open: boolean;
  booking: CurrentBooking;
  onConfirm: () => void;
  onCancel: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks in the letter before a booking is cancelled, and says until when it is free (§9). */
export function CancelDialog({ booking, ...dialog }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const title = i18n.t('Cancel Booking');
  return (
    <ConfirmDialog
      {...dialog}
      lang={language}
      title={title}
      text={withNode(
        i18n.t(
          'Do you want to cancel your booking of {name} from {date}? Cancellation is free up to 24 hours before pickup.',
          {
            name: nodeHere,
            date: formatDate(booking.startDate, language),
          },
        ),
        <span dir="auto" lang="da">
          {booking.tool.name}
        </span>,
      )}
      confirmLabel={title}
      cancelLabel={i18n.t('Keep Booking')}
    />
  );
}
