import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import { to } from '../../../domain/values/addresses';
import { formatRating } from '../../../domain/values/money';
import { type Booking, useDashboardBookingsQuery } from '../../bookings/api/bookingsApi';
import { useBookingSums } from '../../bookings/hooks/useBookingSums';
import { BookingAmount } from '../../bookings/parts/BookingAmount';
import { bookingBadge } from '../../bookings/parts/bookingBadge';
import { NextActionLink } from '../../bookings/parts/NextActionLink';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Badge } from '../../ui/Badge';
import { Stars } from '../../ui/Stars';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const { border, color, fontSize, fontWeight, icon, radius, space, target } = theme;

const Strip = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  padding-inline-end: ${space[4]};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-size: ${fontSize.small};
  line-height: 1.4;
  [data-keyboard] > & {
    @container conversation (max-height: 20rem) {
      display: none;
    }
  }
`;
const ToBooking = styled(Link)`
  display: grid;
  flex: 1;
  grid-template-columns: ${target.medium} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[2]} 0 ${space[2]} ${space[4]};
  text-decoration: none;
  > svg {
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
`;
const Thumb = styled.span`
  overflow: hidden;
  border-radius: ${radius.input};
`;
const Words = styled.span`
  display: grid;
  gap: ${space[1]};
  strong {
    font-weight: ${fontWeight.semibold};
  }
`;
const State = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;

/* The place of the amount, while it loads too, stays in the line. */
const Amount = styled.span`
  display: inline-block;
  vertical-align: top;
  white-space: nowrap;
`;
/** On a surface of its own: the ground of some tones is that of the strip. */
const StateBadge = styled(Badge)`
  background: ${color.surface};
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

/** The booking of a conversation, linked by its days, amount, state and the owner's rating, and its next action. */
export function BookingStrip({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { id, tool, role, startDate, endDate } = booking;
  const sums = useBookingSums(id);
  const { label, tone } = bookingBadge(booking);
  // The borrower's own tools say nothing of how they borrow.
  const rating = role === 'OWNER' ? null : tool.owner.ratingAverage;
  const stars = rating === null ? '' : formatRating(rating, language);
  return (
    <Strip>
      <ToBooking to={to.booking(id)}>
        <Thumb>
          <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} />
        </Thumb>
        <Words>
          <span>
            <VisuallyHidden>{i18n.t('Open the booking')} </VisuallyHidden>
            <strong>{formatShortPeriod(startDate, endDate, language)}</strong> ·{' '}
            <Amount>
              <BookingAmount
                given="en"
                bookedCents={role === 'OWNER' ? booking.ownerEarnsCents : booking.totalPriceCents}
                side={role}
                sums={sums}
              />
            </Amount>
          </span>
          <State>
            <StateBadge $tone={tone}>{i18n.t(label)}</StateBadge>
            {rating === null ? null : (
              <Stars
                look="single"
                value={rating}
                text={stars}
                label={i18n.t('{rating} out of 5 stars', { rating: stars })}
              />
            )}
          </State>
        </Words>
        <ChevronRight aria-hidden="true" />
      </ToBooking>
      <NextActionLink
        booking={booking}
        given="en"
        answerLabel={i18n.t('Answer the request')}
        variant="primary"
      />
    </Strip>
  );
}
