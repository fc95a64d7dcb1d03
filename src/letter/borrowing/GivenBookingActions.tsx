import { useLingui } from '@lingui/react';
import { MessageCircle } from 'lucide-react';
import { bookingActions } from '../../../domain/bookings/bookingStatus';
import { to } from '../../../domain/values/addresses';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { ActionLine, looks, type OwnAction } from './actionLooks';
import type { CurrentBooking } from './useBookings';
import { bookingHeadingId } from './useKeptFocus';

interface Props {
  booking: CurrentBooking;
  onAction: (action: OwnAction, booking: CurrentBooking) => void;
}

/** The buttons that the table of statuses gives a booking (§4). */
export function GivenBookingActions({ booking, onAction }: Props) {
  const { i18n } = useLingui();
  const about = bookingHeadingId(booking.id);
  const actions = bookingActions(booking);
  if (actions.length === 0) return null;

  return (
    <ActionLine>
      {actions.map((action) => {
        if (action === 'message') {
          return booking.conversationId === null ? null : (
            <LinkButton
              key={action}
              to={to.conversation(booking.conversationId)}
              variant="secondary"
              icon={<MessageCircle aria-hidden="true" />}
              aria-describedby={about}
            >
              {i18n.t('Message Owner')}
            </LinkButton>
          );
        }
        const { label, icon, variant } = looks[action];
        return (
          <Button
            key={action}
            variant={variant}
            icon={icon}
            aria-describedby={about}
            onClick={() => onAction(action, booking)}
          >
            {i18n.t(label)}
          </Button>
        );
      })}
    </ActionLine>
  );
}
