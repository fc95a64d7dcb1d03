import { useLingui } from '@lingui/react';
import { CircleCheck, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isPast } from '../../../domain/bookings/bookingStatus';
import { getNextAction } from '../../../domain/bookings/nextAction';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import type { Booking } from '../../bookings/api/bookingsApi';
import { useBookingSums } from '../../bookings/hooks/useBookingSums';
import { BookingAmount } from '../../bookings/parts/BookingAmount';
import { BookingLine } from '../../bookings/parts/BookingLine';
import { bookingBadge } from '../../bookings/parts/bookingBadge';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Picture } from '../../ui/Picture';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import { useReviewStatesQuery } from '../api/bookingReviewsApi';
import { Asker } from '../parts/Asker';
import { ReviewState } from '../parts/ReviewState';
import { DashboardRow, RowPicture } from './DashboardRow';
import { RequestAnswer } from './RequestAnswer';

/** Danish labels by state, for those labels of `bookingBadge` that §4 does not give: they follow the screen (D1). */
const danishBadge: Partial<Record<string, string>> = {
  AWAITING_PAYMENT: /*i18n*/ 'Venter på betaling',
  REQUESTED: /*i18n*/ 'Venter på svar',
  RETURNED: /*i18n*/ 'Afleveret',
  IN_DISPUTE: /*i18n*/ 'Problem meldt',
  DECLINED: /*i18n*/ 'Afvist',
  WITHDRAWN: /*i18n*/ 'Trukket tilbage',
  EXPIRED: /*i18n*/ 'Udløbet',
  LAPSED: /*i18n*/ 'Ikke betalt',
  NO_SHOW: /*i18n*/ 'Ikke hentet',
};

const Reviewed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.success};
  font-size: ${theme.fontSize.small};
  svg {
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
`;

/** The state of a booking, in the language of the dashboard as far as §4 leaves it open. */
function BookingBadge({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const english = useScreenLanguage('en');
  const { label, tone } = bookingBadge(booking);
  const danish = danishBadge[booking.state];
  return (
    <Badge $tone={tone} lang={danish === undefined ? english : undefined}>
      {i18n.t(danish ?? label)}
    </Badge>
  );
}

/** The row's button for a tool that the other member has kept for too long. */
function WriteTo({ booking, name }: { booking: Booking; name: string }) {
  const { i18n } = useLingui();
  const { id, conversationId } = booking;
  return (
    <LinkButton
      size="small"
      variant="secondary"
      icon={<MessageCircle aria-hidden />}
      to={conversationId === null ? to.booking(id) : to.conversation(conversationId)}
    >
      {i18n.t('Skriv til {name}', { name })}
    </LinkButton>
  );
}

function ReceiptLink({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  return (
    <TextLink to={to.receipt(booking.id)} aria-describedby={`rental-${booking.id}`}>
      {i18n.t('Kvittering')}
    </TextLink>
  );
}

interface Props {
  booking: Booking;
  onReview?: (booking: Booking) => void;
  /** Without the amount. */
  isBrief?: boolean;
}

/** A booking: what, with whom, when, for how much, and how far it has come. */
export function BookingRow({ booking, onReview, isBrief = false }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  // The status and the button are given in English (§4).
  const english = useScreenLanguage('en');
  const written = useWrittenLang();
  const { tool, role, status, reviewed, reviewUntil } = booking;
  const { hasPayments } = useDifferences();
  const reviewStates = useReviewStatesQuery(undefined, { skip: !reviewed });
  const reviews = reviewStates.data;
  const ownReview = reviews?.[booking.id]?.ownReview;
  const sums = useBookingSums(booking.id);
  const other = role === 'OWNER' ? booking.borrower : tool.owner;
  const end = () => {
    // A completed booking has the review button instead of a label (§4); else only while it can be reviewed.
    if (status !== 'completed' || (hasPayments && !reviewed && reviewUntil === null)) {
      return <BookingBadge booking={booking} />;
    }
    if (reviewed) {
      return (
        <Reviewed>
          <CircleCheck aria-hidden /> {i18n.t('Bedømt')}
        </Reviewed>
      );
    }
    return (
      <Button variant="secondary" size="small" lang={english} onClick={() => onReview?.(booking)}>
        {i18n.t('Leave Review')}
      </Button>
    );
  };

  const amount = (
    <BookingAmount
      given="da"
      // The owner earns the rental minus the commission, and none of the fee and the insurance on top.
      bookedCents={role === 'OWNER' ? booking.ownerEarnsCents : booking.totalPriceCents}
      side={role}
      sums={sums}
    />
  );
  const review = ownReview ? (
    <p>
      <ReviewState review={ownReview} other={other.name} language="da" />
    </p>
  ) : reviewStates.isLoading ? (
    // The place of the line.
    <p aria-hidden>{'\u00a0'}</p>
  ) : null;

  if (hasPayments) {
    const isReview = status === 'completed' && !reviewed && reviewUntil !== null;
    const isAnswer = getNextAction(booking) === 'accept';
    const isLate = role === 'OWNER' && status === 'overdue';
    const name = getFirstName(other.name);
    return (
      <BookingLine
        booking={booking}
        person={role === 'OWNER' ? i18n.t('Til {name}', { name }) : i18n.t('Fra {name}', { name })}
        badge={isReview ? null : end()}
        {...(isReview && { action: end() })}
        {...(isAnswer && {
          beside: <Asker booking={booking} given="da" />,
          action: <RequestAnswer booking={booking} />,
        })}
        {...(isLate && { action: <WriteTo booking={booking} name={name} /> })}
        {...(isPast(booking) &&
          !isReview &&
          sums !== null && { action: <ReceiptLink booking={booking} /> })}
      >
        {isAnswer ? <p>{formatPeriod(booking.startDate, booking.endDate, language)}</p> : null}
        {isBrief || isAnswer ? null : <p>{amount}</p>}
        {review}
      </BookingLine>
    );
  }
  return (
    <DashboardRow
      picture={
        <RowPicture>
          <Picture src={tool.imageUrl} alt="" corners="input" />
        </RowPicture>
      }
      end={end()}
    >
      <h3 lang={written}>
        <Link to={to.tool(tool.id)}>
          <bdi>{tool.name}</bdi>
        </Link>
      </h3>
      <p>
        {role === 'OWNER'
          ? i18n.t('Til {name}', { name: other.name })
          : i18n.t('Fra {name}', { name: other.name })}
      </p>
      <p>
        {formatPeriod(booking.startDate, booking.endDate, language)} · {amount}
      </p>
      {review}
    </DashboardRow>
  );
}
