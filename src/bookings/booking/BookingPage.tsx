import { useLingui } from '@lingui/react';
import { RotateCcw } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { isPast } from '../../../domain/bookings/bookingStatus';
import { depositDueAt } from '../../../domain/payments/depositHold';
import { addresses, to } from '../../../domain/values/addresses';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { aheadSeconds } from '../../platform/api/aheadSeconds';
import { useAddressState } from '../../platform/store/useAddressState';
import { useNow, useToday } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { BackLink } from '../../ui/BackLink';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { LinkButton } from '../../ui/LinkButton';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { ButtonRow } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { StickyBar } from '../../ui/StickyBar';
import { useInView } from '../../ui/useInView';
import { type BookingDetails, useBookingQuery } from '../api/bookingsApi';
import { DebtPanel } from '../parts/DebtPanel';
import { AmendmentSection } from './AmendmentSection';
import { BookingButtons, DeclineButton } from './BookingButtons';
import { BookingHead } from './BookingHead';
import { BookingMoney } from './BookingMoney';
import { BookingNotFound } from './BookingNotFound';
import { BookingReviews } from './BookingReviews';
import { BookingSkeleton } from './BookingSkeleton';
import { CalendarButton } from './CalendarButton';
import { Dispute } from './Dispute';
import { FreeInstead } from './FreeInstead';
import { Handover } from './Handover';
import { HandoverRecord } from './HandoverRecord';
import { handoverWords } from './handoverWords';
import { KeptPress } from './KeptPress';
import { NoShow } from './NoShow';
import { OtherMember } from './OtherMember';
import { PayOtherwise } from './PayOtherwise';
import { PickupStatement } from './PickupStatement';
import { SimilarInstead } from './SimilarInstead';
import { StateCard } from './StateCard';
import { isHung } from './stateWords';
import { Timeline } from './Timeline';
import { useBookingPress } from './useBookingPress';
import { getHandoverStep, useHandover } from './useHandover';
import { useNextStep } from './useNextStep';

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
  } = useBookingQuery(id, { refetchOnMountOrArgChange: aheadSeconds });

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
          {/* Only the service knows which list the booking is in. */}
          <BackLink to={addresses.dashboard}>{i18n.t('Back to dashboard')}</BackLink>
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
const readScanned = (params: URLSearchParams) => ({
  scanned: params.get('code'),
  // The booking was just made, so the page begins with what happens now.
  made: params.get('new'),
});

/** Whether the tool changes hands today or should have: then the checklist and the photos are unfolded. */
function isHandoverDay({ state, possible, endDate }: BookingDetails, today: string): boolean {
  if (state === 'ACCEPTED') return possible.includes('CONFIRM_PICKUP');
  return (state === 'PICKED_UP' && today === endDate) || state === 'IN_DISPUTE';
}

// Only the first visit after the booking needs it.
const Booked = lazy(async () => ({ default: (await import('./Booked')).Booked }));

// Only the owner of a request needs it.
const Asker = lazy(async () => ({
  default: (await import('../../members/parts/Asker')).Asker,
}));

/** The list that the booking is in. */
function getListAddress(booking: BookingDetails): string {
  const { loans, pastLoans, lending, pastLending } = memberAddresses;
  if (booking.role === 'OWNER') return isPast(booking) ? pastLending : lending;
  return isPast(booking) ? pastLoans : loans;
}

/** Whether the booking is still as its borrower made it: asked for, or booked instantly. */
const isJustBooked = ({ role, state, paymentRefused }: BookingDetails): boolean =>
  role === 'BORROWER' && (state === 'REQUESTED' || state === 'ACCEPTED') && !paymentRefused;

/** The borrower's debt; null for none, and for the owner. */
function useDuePayment(booking: BookingDetails): 'rental' | 'deposit' | null {
  const now = useNow();
  const { role, state, paymentRefused, paid, depositCents, depositSecured, startDate } = booking;
  if (role === 'OWNER') return null;
  if (state === 'AWAITING_PAYMENT' || paymentRefused) return 'rental';
  const lacksDeposit = state === 'ACCEPTED' && paid && depositCents > 0 && !depositSecured;
  return lacksDeposit && now >= depositDueAt(startDate) ? 'deposit' : null;
}

/** Whether a statement about the pick-up still matters: a rental that has ended is told by its state. */
const isOngoing = ({ state }: BookingDetails): boolean =>
  ['ACCEPTED', 'PICKED_UP', 'RETURNED', 'IN_DISPUTE'].includes(state);

/** Whether a late return, a claim or a change can have left a debt. The panel knows whether there is one. */
const mayOwe = ({ role, state }: BookingDetails): boolean =>
  role === 'BORROWER' && state === 'COMPLETED';

interface Folded {
  isFolded: boolean;
}

/** The hand-over, when it is not the next action or a scanned code has opened the page. */
function HandoverCard({ isFolded, step, ...given }: ComponentProps<typeof Handover> & Folded) {
  const { i18n } = useLingui();
  const handover = <Handover {...given} step={step} />;
  if (!isFolded) return <Card>{handover}</Card>;
  return (
    <Card $padding="tight">
      <Disclosure plain name="booking hand-over" summary={i18n.t(handoverWords[step].folded)}>
        {handover}
      </Disclosure>
    </Card>
  );
}

function BookingScreen({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { role, tool } = booking;
  const presses = useBookingPress(booking, heading);
  const step = getHandoverStep(booking);
  const ways = useHandover(booking, step);
  const due = useDuePayment(booking);
  const next = useNextStep(booking, presses, ways, due);
  const actions = useRef<HTMLDivElement>(null);
  const isInView = useInView(actions, true);
  const [{ scanned, made }] = useAddressState(readScanned);
  const isNew = made !== null && isJustBooked(booking);
  const today = useToday();
  const isScanned = scanned !== null && step !== null;
  const loud =
    next.action === 'showCode' ? 'show' : next.action === 'enterCode' && !isScanned ? 'type' : null;
  const isAsked = role === 'OWNER' && booking.state === 'REQUESTED';
  const isAhead = booking.state === 'ACCEPTED' && booking.startDate >= today;
  const isOver = booking.state === 'COMPLETED';
  const canBookAgain = isOver && role === 'BORROWER' && tool.visibility === 'LISTED';
  const isLoud = loud !== null && !isScanned;
  const isToAnswer = booking.change !== null && booking.change.proposedBy !== role;
  const change = <AmendmentSection booking={booking} onDone={() => heading.current?.focus()} />;
  const handover = step && { booking, step, presses, ways };

  return (
    <>
      <PageContainer title={i18n.t('Booking: {name}', { name: tool.name })}>
        <Stack $gap={5}>
          <BackLink to={getListAddress(booking)}>
            {role === 'OWNER' ? i18n.t('Back to dashboard') : i18n.t('Back to borrowed tools')}
          </BackLink>
          {isNew ? (
            <Suspense fallback={<Skeleton $height="24rem" $shape="lines" />}>
              <Booked booking={booking} />
            </Suspense>
          ) : null}
          <BookingHead
            booking={booking}
            level={isNew ? 2 : 1}
            hasNoPicture={isNew || isHung(booking)}
          />
          <Columns>
            <Place $area="now">
              {isScanned && handover ? (
                <HandoverCard key={step} {...handover} loud={null} isFolded={false} />
              ) : null}
              {isToAnswer ? change : null}
              {isNew ? null : (
                <StateCard
                  booking={booking}
                  presses={presses}
                  heading={heading}
                  actions={
                    <ButtonRow ref={actions}>
                      {isScanned ? null : next.button}
                      <DeclineButton booking={booking} presses={presses} />
                      {canBookAgain ? (
                        <LinkButton
                          to={to.book(tool.id)}
                          size="large"
                          variant={next.action === null ? 'primary' : 'secondary'}
                          icon={<RotateCcw aria-hidden="true" />}
                        >
                          {i18n.t('Book again')}
                        </LinkButton>
                      ) : null}
                      {isOver ? null : next.write}
                      {isAhead ? <CalendarButton booking={booking} /> : null}
                    </ButtonRow>
                  }
                >
                  {isAsked ? (
                    <Suspense fallback={<Skeleton $height="5rem" $shape="lines" />}>
                      <Asker booking={booking} given="en" />
                    </Suspense>
                  ) : null}
                  {isLoud && handover ? <Handover key={step} {...handover} loud={loud} /> : null}
                </StateCard>
              )}
              {due ? <PayOtherwise booking={booking} due={due} /> : null}
              {booking.state === 'IN_DISPUTE' ? (
                <Dispute booking={booking} presses={presses} />
              ) : null}
              {booking.freeInstead.length === 0 ? null : <FreeInstead booking={booking} />}
              {booking.noShowHeldCents === null ? null : (
                <NoShow booking={booking} presses={presses} />
              )}
              {booking.statement && isOngoing(booking) ? (
                <PickupStatement
                  booking={booking}
                  statement={booking.statement}
                  presses={presses}
                />
              ) : null}
              {booking.state === 'COMPLETED' || booking.borrowerRating ? (
                <BookingReviews booking={booking} />
              ) : null}
              {mayOwe(booking) ? <DebtPanel level={2} /> : null}
              {isToAnswer ? null : change}
              {handover && (!isLoud || isNew) && !isScanned ? (
                <HandoverCard key={step} {...handover} loud={null} isFolded />
              ) : null}
              {hasHandover(booking) ? (
                <HandoverRecord booking={booking} isOpen={isHandoverDay(booking, today)} />
              ) : null}
              <BookingButtons booking={booking} presses={presses} />
            </Place>
            <Place $area="about">
              {isAsked ? null : (
                <OtherMember booking={booking} isSettled={isOver || next.action === null} />
              )}
              <BookingMoney booking={booking} isFolded={isOver && booking.paid} />
            </Place>
            <Place $area="past">
              <Timeline booking={booking} />
            </Place>
          </Columns>
        </Stack>
      </PageContainer>
      {next.button && !isScanned && !isNew && !isInView ? (
        <StickyBar label={i18n.t('Next step')}>{next.button}</StickyBar>
      ) : null}
    </>
  );
}
