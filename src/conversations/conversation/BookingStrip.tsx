import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import { to } from '../../../domain/values/addresses';
import { type Booking, useDashboardBookingsQuery } from '../../bookings/api/bookingsApi';
import { useBookingSums } from '../../bookings/hooks/useBookingSums';
import { BookingAmount } from '../../bookings/parts/BookingAmount';
import { bookingBadge } from '../../bookings/parts/bookingBadge';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Badge } from '../../ui/Badge';
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

/** Leads from a conversation to its booking, with the days, the amount and the state of that. */
export function BookingStrip({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { id, tool, role, startDate, endDate } = booking;
  const sums = useBookingSums(id);
  const { label, tone } = bookingBadge(booking);
  return (
    <Strip to={to.booking(id)}>
      <Thumb>
        <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} />
      </Thumb>
      <Words>
        <strong>{i18n.t('Open the booking')}</strong>
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
      <Badge $tone={tone}>{i18n.t(label)}</Badge>
      <ChevronRight aria-hidden="true" />
    </Strip>
  );
}
