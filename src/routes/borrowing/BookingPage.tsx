import { useLingui } from '@lingui/react';
import { lazy, Suspense, useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../domain/addresses';
import { bookingBadge } from '../../features/bookings/bookingBadge';
import { RentalPeriod } from '../../features/bookings/RentalPeriod';
import { type BookingDetails, useBookingQuery } from '../../store/api/bookingsApi';
import { useAddressState } from '../../store/useAddressState';
import { useToday } from '../../store/useClock';
import { useSource } from '../../store/useSource';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { BackLink } from '../../ui/BackLink';
import { Badge } from '../../ui/Badge';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { BookingAbout } from './booking/BookingAbout';
import { BookingMoney } from './booking/BookingMoney';
import { BookingNotFound } from './booking/BookingNotFound';
import { BookingSkeleton } from './booking/BookingSkeleton';
import { hasHandover } from './booking/hasHandover';
import { KeptPress } from './booking/KeptPress';
import { OtherMember } from './booking/OtherMember';
import { StateCard } from './booking/StateCard';
import { useBookingPress } from './booking/useBookingPress';

// The forms and the QR code of the hand-over load when a tool is about to change hands.
const Handover = lazy(async () => ({
  default: (await import(/* webpackChunkName: "handover" */ './booking/Handover')).Handover,
}));
const HandoverRecord = lazy(async () => ({
  default: (await import(/* webpackChunkName: "handoverRecord" */ './booking/HandoverRecord'))
    .HandoverRecord,
}));
// Loads when a payment or the deposit is missing.
const PayOtherwise = lazy(async () => ({
  default: (await import(/* webpackChunkName: "payOtherwise" */ './booking/PayOtherwise'))
    .PayOtherwise,
}));
// These load when there is a dispute or a debt.
const Dispute = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dispute" */ './booking/Dispute')).Dispute,
}));
const OwnDebt = lazy(async () => ({
  default: (await import(/* webpackChunkName: "debt" */ './booking/OwnDebt')).OwnDebt,
}));
const FreeInstead = lazy(async () => ({
  default: (await import(/* webpackChunkName: "freeInstead" */ './booking/FreeInstead'))
    .FreeInstead,
}));
const NoShow = lazy(async () => ({
  default: (await import(/* webpackChunkName: "noShow" */ './booking/NoShow')).NoShow,
}));
const PickupStatement = lazy(async () => ({
  default: (await import(/* webpackChunkName: "noShow" */ './booking/PickupStatement'))
    .PickupStatement,
}));
// The timeline is last on the page and brings many texts of its own, so it loads separately.
const Timeline = lazy(async () => ({
  default: (await import(/* webpackChunkName: "timeline" */ './booking/Timeline')).Timeline,
}));
// Loads when the booking can be changed, or a change is proposed.
const Change = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bookingChange" */ './booking/Change')).Change,
}));
const BookingReviews = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bookingReviews" */ './booking/BookingReviews'))
    .BookingReviews,
}));

const { space } = theme;

/** On a phone the next step comes first, then the details, and the history last. */
const Columns = styled.div`
  display: grid;
  grid-template:
    'now about' auto
    'past about' 1fr
    / minmax(0, 1fr) 23.75rem;
  align-items: start;
  gap: ${space[8]};
  ${media.belowDesktop} {
    grid-template:
      'now' auto
      'about' auto
      'past' auto
      / minmax(0, 1fr);
    gap: ${space[6]};
  }
`;
const Place = styled.div<{ $area: 'now' | 'about' | 'past' }>`
  display: grid;
  gap: ${space[6]};
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;

/** `/booking/{id}`: one booking, for its borrower or its owner (live.md). */
export function BookingPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const {
    currentData: booking,
    isError,
    isFetching,
    refetch,
  } = useBookingQuery(id, { refetchOnMountOrArgChange: true });

  if (booking) return <BookingScreen key={booking.id} booking={booking} />;
  if (booking === null) return <BookingNotFound />;
  return (
    <PageContainer>
      <PageTitle>{i18n.t('Booking')}</PageTitle>
      {isError && !isFetching ? (
        <Stack $gap={4}>
          <KeptPress bookingId={id} />
          <LoadFailed onRetry={() => void refetch()}>
            {i18n.t('We could not load this booking.')}
          </LoadFailed>
        </Stack>
      ) : (
        <BookingSkeleton />
      )}
    </PageContainer>
  );
}

/** The code in the address, when a phone's camera has opened the page. Confirming it then comes first. */
const readScanned = (params: URLSearchParams) => ({ scanned: params.get('code') });

/** What the borrower still has to pay; null for nothing, and for the owner. */
function useDuePayment(booking: BookingDetails): 'rental' | 'deposit' | null {
  const today = useToday();
  const { role, state, paymentRefused, paid, depositCents, depositSecured, startDate } = booking;
  if (role === 'OWNER') return null;
  if (state === 'AWAITING_PAYMENT' || paymentRefused) return 'rental';
  const lacksDeposit = state === 'ACCEPTED' && paid && depositCents > 0 && !depositSecured;
  return lacksDeposit && today >= startDate ? 'deposit' : null;
}

/** Whether a statement about the pick-up still matters: a rental that has ended is told by its state. */
const isOngoing = ({ state }: BookingDetails): boolean =>
  ['ACCEPTED', 'PICKED_UP', 'RETURNED', 'IN_DISPUTE'].includes(state);

/** Whether a late return, a claim or a change can have left a debt. The panel knows whether there is one. */
const mayOwe = ({ role, state }: BookingDetails): boolean =>
  role === 'BORROWER' && state === 'COMPLETED';

function BookingScreen({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { role, tool, possible, startDate, endDate } = booking;
  const presses = useBookingPress(booking, heading);
  const { label, tone } = bookingBadge(booking);
  const step = possible.includes('CONFIRM_PICKUP')
    ? 'confirmPickup'
    : possible.includes('MARK_RETURNED')
      ? 'markReturned'
      : null;
  const due = useDuePayment(booking);
  const isToAnswer = booking.change !== null && booking.change.proposedBy !== role;
  const change =
    booking.change || booking.changeable || (booking.lateBefore && role === 'BORROWER') ? (
      <Suspense fallback={<Skeleton $height="4rem" $shape="box" />}>
        <Change booking={booking} onDone={() => heading.current?.focus()} />
      </Suspense>
    ) : null;
  const isLive = useSource() === 'live';
  const [{ scanned }] = useAddressState(readScanned);
  const handover = step ? (
    <Suspense fallback={<Skeleton $height="20rem" $shape="box" />}>
      <Handover key={step} booking={booking} step={step} presses={presses} />
    </Suspense>
  ) : null;

  return (
    <PageContainer>
      <PageTitle>{i18n.t('Booking of {name}', { name: tool.name })}</PageTitle>
      <Stack $gap={6}>
        <Stack $gap={2} $align="start">
          {role === 'OWNER' ? (
            <BackLink to={`${addresses.dashboard}?tab=rentals`}>
              {i18n.t('Back to dashboard')}
            </BackLink>
          ) : (
            <BackLink to={addresses.borrowedTools}>{i18n.t('Back to your rentals')}</BackLink>
          )}
          <Heading level={1} lang="da">
            {tool.name}
          </Heading>
          <Row $gap={3}>
            <Badge $tone={tone}>{i18n.t(label)}</Badge>
            <Text $tone="muted" $tabular>
              <RentalPeriod start={startDate} end={endDate} />
            </Text>
          </Row>
        </Stack>
        <Columns>
          <Place $area="now">
            {scanned === null ? null : handover}
            {isToAnswer ? change : null}
            <StateCard booking={booking} presses={presses} heading={heading} />
            {booking.state === 'IN_DISPUTE' ? (
              <Suspense fallback={<Skeleton $height="14rem" $shape="box" />}>
                <Dispute booking={booking} presses={presses} />
              </Suspense>
            ) : null}
            {booking.freeInstead.length === 0 ? null : (
              <Suspense fallback={<Skeleton $height="9rem" $shape="box" />}>
                <FreeInstead booking={booking} />
              </Suspense>
            )}
            {booking.noShowHeldCents === null ? null : (
              <Suspense fallback={<Skeleton $height="12rem" $shape="box" />}>
                <NoShow booking={booking} presses={presses} />
              </Suspense>
            )}
            {booking.statement && isOngoing(booking) ? (
              <Suspense fallback={<Skeleton $height="12rem" $shape="box" />}>
                <PickupStatement
                  booking={booking}
                  statement={booking.statement}
                  presses={presses}
                />
              </Suspense>
            ) : null}
            {isLive && (booking.state === 'COMPLETED' || booking.borrowerRating) ? (
              <Suspense fallback={null}>
                <BookingReviews booking={booking} />
              </Suspense>
            ) : null}
            {mayOwe(booking) ? (
              <Suspense fallback={null}>
                <OwnDebt />
              </Suspense>
            ) : null}
            {isToAnswer ? null : change}
            {due ? (
              <Suspense fallback={<Skeleton $height="16rem" $shape="box" />}>
                <PayOtherwise booking={booking} due={due} />
              </Suspense>
            ) : null}
            {scanned === null ? handover : null}
            {isLive && hasHandover(booking) ? (
              <Suspense fallback={<Skeleton $height="12rem" $shape="box" />}>
                <HandoverRecord booking={booking} />
              </Suspense>
            ) : null}
          </Place>
          <Place $area="about">
            <BookingAbout booking={booking} />
            <OtherMember booking={booking} />
            <BookingMoney booking={booking} />
          </Place>
          <Place $area="past">
            <Suspense fallback={<Skeleton $height="12rem" $shape="box" />}>
              <Timeline booking={booking} />
            </Suspense>
          </Place>
        </Columns>
      </Stack>
    </PageContainer>
  );
}
