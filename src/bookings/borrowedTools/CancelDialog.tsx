import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { formatDate } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import { useDifferences } from '../../platform/store/useDifferences';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { nodeHere, withNode } from '../../ui/withNode';
import type { CurrentBooking } from '../hooks/useBookings';

interface Props {
  open: boolean;
  booking: CurrentBooking;
  onConfirm: () => void;
  onCancel: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The refund, as a text as given with `{name}`, `{date}`, `{back}`, `{total}`. */
function refundQuestion({
  state,
  paymentRefused,
  backIfCancelledCents,
  totalPriceCents,
}: CurrentBooking) {
  if (state === 'REQUESTED') {
    return /*i18n*/ 'Withdraw your request for {name} on {date}? We release the {total} that we hold on your card.';
  }
  // The insurance always comes back, so 0 means that nothing was charged: the booking is older than payments.
  if (paymentRefused || backIfCancelledCents === 0) {
    return /*i18n*/ 'Cancel your booking of {name} on {date}? We have not charged anything.';
  }
  return backIfCancelledCents === totalPriceCents
    ? /*i18n*/ 'Cancel your booking of {name} on {date}? Full refund: {back}'
    : /*i18n*/ 'Cancel your booking of {name} on {date}? You get {back} of {total} back. You pay for one day and its fee.';
}

/** Asks before a booking is cancelled. Says what comes back, or in the letter until when it is free (§9). */
export function CancelDialog({ booking, ...dialog }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { hasGivenTexts } = useDifferences();
  const isRequest = booking.state === 'REQUESTED';
  const title = isRequest ? i18n.t('Withdraw the request') : i18n.t('Cancel Booking');
  return (
    <ConfirmDialog
      {...dialog}
      lang={language}
      title={title}
      text={withNode(
        i18n.t(
          hasGivenTexts
            ? /*i18n*/ 'Do you want to cancel your booking of {name} from {date}? Cancellation is free up to 24 hours before pickup.'
            : refundQuestion(booking),
          {
            name: nodeHere,
            date: formatDate(booking.startDate, language),
            back: formatMoney(booking.backIfCancelledCents ?? 0, language),
            total: formatMoney(booking.totalPriceCents, language),
          },
        ),
        <span dir="auto" lang="da">
          {booking.tool.name}
        </span>,
      )}
      confirmLabel={title}
      cancelLabel={isRequest ? i18n.t('Back') : i18n.t('Keep Booking')}
    />
  );
}
