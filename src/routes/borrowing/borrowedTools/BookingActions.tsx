import { useLingui } from '@lingui/react';
import { CircleX, MessageCircle, PackageCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { to } from '../../../../domain/addresses';
import { type BookingAction, bookingActions } from '../../../../domain/bookingStatus';
import type { CurrentBooking } from '../../../store/useBookings';
import { useOpenConversation } from '../../../store/useOpenConversation';
import { useSource } from '../../../store/useSource';
import { media } from '../../../theme/media';
import { Button, type ButtonProps } from '../../../ui/Button';
import { LinkButton } from '../../../ui/LinkButton';
import { Row } from '../../../ui/Row';
import { bookingHeadingId } from './bookingHeadingId';

const Line = styled(Row)`
  ${media.belowTablet} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

type OwnAction = Exclude<BookingAction, 'message'>;

const looks: Record<
  OwnAction,
  { label: string; icon: ReactNode; variant: ButtonProps['variant'] }
> = {
  cancel: {
    label: /*i18n*/ 'Cancel Booking',
    icon: <CircleX aria-hidden="true" />,
    variant: 'secondary',
  },
  return: {
    label: /*i18n*/ 'Mark as Returned',
    icon: <PackageCheck aria-hidden="true" />,
    variant: 'primary',
  },
  review: { label: /*i18n*/ 'Leave Review', icon: <Star aria-hidden="true" />, variant: 'primary' },
};

/** The possible steps that the list offers; the others are on the booking's own page. */
const liveActions = [
  { button: 'MARK_RETURNED', action: 'return', label: looks.return.label },
  { button: 'WITHDRAW', action: 'cancel', label: /*i18n*/ 'Withdraw the request' },
  { button: 'CANCEL', action: 'cancel', label: looks.cancel.label },
] as const;

interface Props {
  booking: CurrentBooking;
  onAction: (action: OwnAction, booking: CurrentBooking) => void;
}

/** The buttons that the table of statuses gives a booking (§4); in live those that the service says are possible. */
export function BookingActions({ booking, onAction }: Props) {
  const { i18n } = useLingui();
  const source = useSource();
  const { openConversation, busy } = useOpenConversation();
  const about = bookingHeadingId(booking.id);
  if (source === 'live') {
    const { id, tool, possible, reviewUntil } = booking;
    const actions = liveActions.filter(({ button }) => possible.includes(button));
    return (
      <Line>
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
      </Line>
    );
  }
  const actions = bookingActions(booking);
  if (actions.length === 0) return null;

  return (
    <Line>
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
    </Line>
  );
}
