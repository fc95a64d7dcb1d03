import { rowActionLabels } from '../../../domain/bookings/bookingWhen';
import { getNextAction } from '../../../domain/bookings/nextAction';
import { to } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import { LinkButton } from '../../ui/LinkButton';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { Booking } from '../api/bookingsApi';

interface Props {
  booking: Booking;
  /** The language that the screen was given. */
  given: ScreenLanguage;
  /** The label of a request to answer; without it, the screen has buttons of its own for the answer. */
  answerLabel?: string;
  variant?: 'primary' | 'secondary';
}

/**
 * The next action of the member on a booking, as a link to its page, which has the action first. Nothing where the
 * action is to write, or none is left.
 */
export function NextActionLink({ booking, given, answerLabel, variant = 'secondary' }: Props) {
  const language = useScreenLanguage(given);
  const action = getNextAction(booking);
  if (action === null || action === 'write') return null;
  const label = action === 'accept' ? answerLabel : rowActionLabels[language][action];
  if (label === undefined) return null;
  return (
    <LinkButton
      size="small"
      variant={variant}
      to={`${to.booking(booking.id)}${action === 'showCode' ? '?show' : ''}`}
      lang={language}
    >
      {label}
    </LinkButton>
  );
}
