import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { rowActionLabels } from '../../../domain/bookings/bookingWhen';
import { getNextAction } from '../../../domain/bookings/nextAction';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import { to } from '../../../domain/values/addresses';
import { formatRating } from '../../../domain/values/money';
import { type Booking, useDashboardBookingsQuery } from '../../bookings/api/bookingsApi';
import { useBookingSums } from '../../bookings/hooks/useBookingSums';
import { BookingAmount } from '../../bookings/parts/BookingAmount';
import { bookingBadge } from '../../bookings/parts/bookingBadge';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Badge } from '../../ui/Badge';
import { Stars } from '../../ui/Stars';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { border, color, fontSize, fontWeight, icon, radius, space, target } = theme;

const Strip = styled(Link)`
  display: grid;
  flex: none;
  grid-template-columns: ${target.medium} minmax(0, 1fr) auto ${icon.medium};
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-decoration: none;
  svg {
    width: ${icon.medium};
    height: ${icon.medium};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.strong});
  }
  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  [data-keyboard] > & {
    @container conversation (max-height: 20rem) {
      display: none;
    }
  }
`;
const Thumb = styled.span`
  overflow: hidden;
  border-radius: ${radius.input};
`;
const Words = styled.span`
  display: grid;
  strong {
    font-weight: ${fontWeight.semibold};
  }
`;

const State = styled.span`
  display: grid;
  justify-items: end;
  gap: ${space[1]};
`;

/**
 * The viewer's booking that a conversation is about, the most urgent one first. Undefined while the bookings are not
 * known, null when there is none.
 */
export function useBookingOfConversation(id: string): Booking | null | undefined {
  const { data } = useDashboardBookingsQuery();
  return data && (data.find(({ conversationId }) => conversationId === id) ?? null);
}

/** Whether the bookings are on their way for the first time. */
export const useIsBookingLoading = (): boolean => useDashboardBookingsQuery().isLoading;

const agreedStates: readonly Booking['state'][] = [
  'ACCEPTED',
  'PICKED_UP',
  'RETURNED',
  'IN_DISPUTE',
  'COMPLETED',
];

/** Whether the viewer and another member have or had an accepted booking. Undefined while the bookings are not known. */
export function useHasAgreedBooking(memberId: string): boolean | undefined {
  const { data } = useDashboardBookingsQuery();
  return data?.some(
    ({ role, tool, borrower, state }) =>
      agreedStates.includes(state) && (role === 'OWNER' ? borrower : tool.owner).id === memberId,
  );
}

/** The next action of the viewer, which the page of the booking has; null where there is none but to write here. */
function getStripAction(booking: Booking) {
  const action = getNextAction(booking);
  return action === 'write' ? null : action;
}

/** Leads from a conversation to its booking: the next action, the days, the amount, the state, the owner's rating. */
export function BookingStrip({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { id, tool, role, startDate, endDate } = booking;
  const sums = useBookingSums(id);
  const { label, tone } = bookingBadge(booking);
  const action = getStripAction(booking);
  // The borrower's own tools say nothing of how they borrow.
  const rating = role === 'OWNER' ? null : tool.owner.ratingAverage;
  const stars = rating === null ? '' : formatRating(rating, language);
  return (
    <Strip to={`${to.booking(id)}${action === 'showCode' ? '?show' : ''}`}>
      <Thumb>
        <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} />
      </Thumb>
      <Words>
        <strong>
          {action === null
            ? i18n.t('Open the booking')
            : action === 'accept'
              ? i18n.t('Answer the request')
              : rowActionLabels[language][action]}
        </strong>
        <span>{formatShortPeriod(startDate, endDate, language)}</span>
        <span>
          <BookingAmount
            given="en"
            bookedCents={role === 'OWNER' ? booking.ownerEarnsCents : booking.totalPriceCents}
            side={role}
            sums={sums}
          />
        </span>
      </Words>
      <State>
        <Badge $tone={tone}>{i18n.t(label)}</Badge>
        {rating === null ? null : (
          <Stars
            look="single"
            value={rating}
            text={stars}
            label={i18n.t('{rating} out of 5 stars', { rating: stars })}
          />
        )}
      </State>
      <ChevronRight aria-hidden="true" />
    </Strip>
  );
}
