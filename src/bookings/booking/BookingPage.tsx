import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { useAddressState } from '../../platform/store/useAddressState';
import { useToday } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { BackLink } from '../../ui/BackLink';
import { Badge } from '../../ui/Badge';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { type BookingDetails, useBookingQuery } from '../api/bookingsApi';
import { bookingBadge } from '../parts/bookingBadge';
import { DebtPanel } from '../parts/DebtPanel';
import { RentalPeriod } from '../parts/RentalPeriod';
import { BookingAbout } from './BookingAbout';
import { BookingMoney } from './BookingMoney';
import { BookingNotFound } from './BookingNotFound';
import { BookingReviews } from './BookingReviews';
import { BookingSkeleton } from './BookingSkeleton';
import { Change } from './Change';
import { Dispute } from './Dispute';
import { FreeInstead } from './FreeInstead';
import { Handover } from './Handover';
import { HandoverRecord } from './HandoverRecord';
import { KeptPress } from './KeptPress';
import { NoShow } from './NoShow';
import { OtherMember } from './OtherMember';
import { PayOtherwise } from './PayOtherwise';
import { PickupStatement } from './PickupStatement';
import { SimilarInstead } from './SimilarInstead';
import { StateCard } from './StateCard';
import { Timeline } from './Timeline';
import { useBookingPress } from './useBookingPress';

/** Whether a booking has come far enough for its hand-over to have a record. */
function hasHandover({
  state,
  possible,
  borrowerHasIt,
  ownerGaveIt,
}: Pick<BookingDetails, 'state' | 'possible' | 'borrowerHasIt' | 'ownerGaveIt'>): boolean {
  if (state === 'ACCEPTED') {
    return possible.includes('CONFIRM_PICKUP') || borrowerHasIt || ownerGaveIt;
  }
  return ['PICKED_UP', 'RETURNED', 'IN_DISPUTE', 'COMPLETED'].includes(state);
}

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

  if (booking) {
    return (
      <>
        <BookingScreen key={booking.id} booking={booking} />
        <SimilarInstead booking={booking} />
      </>
    );
  }
  if (booking === null) return <BookingNotFound />;
  return (
    <PageContainer title={i18n.t('Booking')}>
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
    ? 'CONFIRM_PICKUP'
    : possible.includes('MARK_RETURNED')
      ? 'MARK_RETURNED'
      : null;
  const due = useDuePayment(booking);
  const isToAnswer = booking.change !== null && booking.change.proposedBy !== role;
  const change =
    booking.change || booking.changeable || (booking.lateBefore && role === 'BORROWER') ? (
      <Change booking={booking} onDone={() => heading.current?.focus()} />
    ) : null;
  const [{ scanned }] = useAddressState(readScanned);
  const handover = step ? (
    <Handover key={step} booking={booking} step={step} presses={presses} />
  ) : null;

  return (
    <PageContainer title={i18n.t('Booking of {name}', { name: tool.name })}>
      <Stack $gap={6}>
        <Stack $gap={2} $align="start">
          {role === 'OWNER' ? (
            <BackLink to={`${addresses.dashboard}?tab=rentals`}>
              {i18n.t('Back to dashboard')}
            </BackLink>
          ) : (
            <BackLink to={addresses.borrowedTools}>{i18n.t('Back to borrowed tools')}</BackLink>
          )}
          <Heading level={1} lang="da">
            <bdi>{tool.name}</bdi>
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
              <Dispute booking={booking} presses={presses} />
            ) : null}
            {booking.freeInstead.length === 0 ? null : <FreeInstead booking={booking} />}
            {booking.noShowHeldCents === null ? null : (
              <NoShow booking={booking} presses={presses} />
            )}
            {booking.statement && isOngoing(booking) ? (
              <PickupStatement booking={booking} statement={booking.statement} presses={presses} />
            ) : null}
            {booking.state === 'COMPLETED' || booking.borrowerRating ? (
              <BookingReviews booking={booking} />
            ) : null}
            {mayOwe(booking) ? <DebtPanel level={2} /> : null}
            {isToAnswer ? null : change}
            {due ? <PayOtherwise booking={booking} due={due} /> : null}
            {scanned === null ? handover : null}
            {hasHandover(booking) ? <HandoverRecord booking={booking} /> : null}
          </Place>
          <Place $area="about">
            <BookingAbout booking={booking} />
            <OtherMember booking={booking} />
            <BookingMoney booking={booking} />
          </Place>
          <Place $area="past">
            <Timeline booking={booking} />
          </Place>
        </Columns>
      </Stack>
    </PageContainer>
  );
}
