import { useLingui } from '@lingui/react';
import { MessageCircle } from 'lucide-react';
import { to } from '../../../domain/values/addresses';
import { useOpenConversation } from '../../conversations/hooks/useOpenConversation';
import { GivenBookingActions } from '../../letter/borrowing/GivenBookingActions';
import { useDifferences } from '../../platform/store/useDifferences';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import type { CurrentBooking } from '../hooks/useBookings';
import { ActionLine, looks, type OwnAction } from './actionLooks';
import { bookingHeadingId } from './useKeptFocus';

/** The possible steps that the list offers; the others are on the booking's own page. */
const listed = [
  { button: 'MARK_RETURNED', action: 'return', label: /*i18n*/ 'I returned it' },
  { button: 'WITHDRAW', action: 'cancel', label: /*i18n*/ 'Withdraw the request' },
  { button: 'CANCEL', action: 'cancel', label: looks.cancel.label },
] as const;

interface Props {
  booking: CurrentBooking;
  onAction: (action: OwnAction, booking: CurrentBooking) => void;
}

/** The buttons of a booking: those that the service says are possible, or in the letter those of its status (§4). */
export function BookingActions(props: Props) {
  return useDifferences().hasPayments ? (
    <PossibleActions {...props} />
  ) : (
    <GivenBookingActions {...props} />
  );
}

function PossibleActions({ booking, onAction }: Props) {
  const { i18n } = useLingui();
  const { openConversation, busy } = useOpenConversation();
  const about = bookingHeadingId(booking.id);
  const { id, tool, possible, reviewUntil } = booking;
  const actions = listed.filter(({ button }) => possible.includes(button));
  return (
    <ActionLine>
      <LinkButton to={to.booking(id)} aria-describedby={about}>
        {i18n.t('Open the booking')}
      </LinkButton>
      {actions.map(({ button, action, label }) => (
        <Button
          key={button}
          variant="secondary"
          icon={looks[action].icon}
          aria-describedby={about}
          onClick={() => onAction(action, booking)}
        >
          {i18n.t(label)}
        </Button>
      ))}
      {reviewUntil === null ? null : (
        <Button
          variant="secondary"
          icon={looks.review.icon}
          aria-describedby={about}
          onClick={() => onAction('review', booking)}
        >
          {i18n.t(looks.review.label)}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<MessageCircle aria-hidden="true" />}
        aria-describedby={about}
        loading={busy}
        onClick={() => void openConversation(tool.owner.id, tool.id)}
      >
        {i18n.t('Message Owner')}
      </Button>
    </ActionLine>
  );
}
