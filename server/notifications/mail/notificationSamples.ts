import type { BookingEnd } from '../../../domain/bookings/bookingEnds';
import {
  type BookingState,
  isBookingStep,
  isEnd,
  stateAfter,
} from '../../../domain/bookings/bookingLife';
import {
  bookingDecisionKinds,
  hideableKinds,
  restrictionKinds,
} from '../../../domain/members/measures';
import {
  type BookingEvent,
  bookingEvents,
  eventReaders,
  type NewsReader,
} from '../../../domain/notifications/bookingNews';
import { newsAmount } from '../../../domain/notifications/newsAmount';
import { moneyNews, type NotificationContent } from '../../../domain/notifications/notifications';

import type { MailedBooking } from '../records/mailedBookings';

/** A notification with sample data, and the member of the booking who reads it. */
export interface NotificationSample {
  name: string;
  reader: NewsReader;
  notification: NotificationContent;
}

const names = { borrower: 'Jonas', owner: 'Mette' } as const;
const otherName = (reader: NewsReader) => names[reader === 'owner' ? 'borrower' : 'owner'];

const booking = { tool: 'Slagboremaskine', start: '2031-03-06', end: '2031-03-08', booking: 1234 };
const rentalCents = 70_000;
const quote = {
  rentalCents,
  serviceFeeCents: 7_000,
  insuranceCents: 500,
  totalCents: 77_500,
  depositCents: 30_000,
  units: 1,
  days: 2,
  pricePerDayCents: 35_000,
};
const money = {
  quote,
  isPaid: true,
  depositCents: 30_000,
  isDepositHeld: true,
  claimCents: 15_000,
  settledClaimCents: 12_500,
  commissionPercent: 0,
} as const;

/** Events whose amount is not one of the booking's. */
const eventCents: Partial<Record<BookingEvent, number>> = {
  proposeSettlement: 10_000,
  approveCover: 10_000,
  rejectCover: 10_000,
  changeUnpaid: 9_900,
  waiveLateFee: 35_000,
};

const lateEvents: readonly BookingEvent[] = ['markReturned', 'owes'];

function sampleOfEvent(event: BookingEvent, reader: NewsReader): NotificationSample {
  const isByOwner = event === 'cancel' && reader === 'borrower';
  const isReturned = event === 'confirmReturn' || event === 'confirmReturnBySilence';
  const cancelledAs: BookingEnd = isByOwner ? 'cancelledByOwner' : 'cancelledLate';
  const endedAs: BookingEnd = isReturned ? 'completed' : cancelledAs;
  const lateFeeCents = lateEvents.includes(event) ? 35_000 : 0;
  const ended = { ...money, endedAs, lateFeeCents };
  const cents = eventCents[event] ?? newsAmount(event, ended, reader) ?? undefined;
  const params = {
    ...booking,
    event,
    reader,
    member: otherName(reader),
    ...(cents !== undefined && { cents }),
  };
  return {
    name: `booking_moved ${event}`,
    reader,
    notification: { kind: 'booking_moved', params },
  };
}

interface Sampled {
  readers: readonly NewsReader[];
  make(reader: NewsReader): NotificationContent;
}

const borrower: readonly NewsReader[] = ['borrower'];
const owner: readonly NewsReader[] = ['owner'];
const both: readonly NewsReader[] = ['borrower', 'owner'];
const { tool, start, end } = booking;
const ofOwner = { ...booking, member: names.borrower, cents: rentalCents };
const ofBorrower = { ...booking, member: names.owner, cents: quote.totalCents };
const reason = 'Billedet viser et andet værktøj.';

/** The kinds other than `booking_moved`. */
const kinds: readonly Sampled[] = [
  {
    readers: both,
    make: (reader) => ({ kind: 'message_received', params: { member: otherName(reader), tool } }),
  },
  { readers: owner, make: () => ({ kind: 'booking_requested', params: ofOwner }) },
  { readers: borrower, make: () => ({ kind: 'booking_made', params: ofBorrower }) },
  { readers: owner, make: () => ({ kind: 'booking_instant', params: ofOwner }) },
  { readers: borrower, make: () => ({ kind: 'booking_agreed', params: ofBorrower }) },
  {
    readers: both,
    make: (reader) => ({
      kind: 'pickup_disputed',
      params: {
        member: otherName(reader),
        tool,
        start,
        end,
        statement: {
          ...(reader === 'owner'
            ? ({ event: 'assertFault', kind: 'fault' } as const)
            : ({ event: 'assertNoShow', kind: 'borrowerAbsent' } as const)),
          reader,
          backCents: quote.totalCents,
          ownerCents: 0,
          depositCents: 30_000,
          until: '2031-03-07T10:00:00Z',
        },
      },
    }),
  },
  {
    readers: owner,
    make: () => ({ kind: 'review_received', params: { member: names.borrower, tool, rating: 4 } }),
  },
  ...bookingDecisionKinds.map(
    (event): Sampled => ({
      readers: both,
      make: (reader) => ({
        kind: 'measure_taken',
        params: {
          event,
          tool,
          end: null,
          reason,
          rule: 'damage-and-insurance',
          appeal: '2031-09-07',
          cents: 30_000,
          reader,
        },
      }),
    }),
  ),
  ...[...restrictionKinds, ...hideableKinds].map(
    (event): Sampled => ({
      readers: owner,
      make: () => ({
        kind: 'measure_taken',
        params: { event, tool, end, reason, rule: 'listing-a-tool', appeal: '2031-09-07' },
      }),
    }),
  ),
  ...(['lifted', 'over', 'upheld', 'upheldBooking', 'rejected'] as const).map(
    (event): Sampled => ({
      readers: owner,
      make: () => ({
        kind: 'measure_news',
        params: event === 'over' ? { event } : { event, reason },
      }),
    }),
  ),
  { readers: borrower, make: () => ({ kind: 'report_closed', params: { reason } }) },
  {
    readers: borrower,
    make: () => ({ kind: 'search_found', params: { tools: [{ id: 7, name: 'Høvl' }], count: 3 } }),
  },
  ...moneyNews.map(
    (event): Sampled => ({
      readers: event.startsWith('refund') ? borrower : owner,
      make: () => ({
        kind: 'money_news',
        params: {
          event,
          cents: 77_500,
          end: event === 'wantedSoon' ? end : null,
          ...(event === 'goodwill' && { reason: 'Appen viste en forkert dato.' }),
        },
      }),
    }),
  ),
  { readers: borrower, make: () => ({ kind: 'days_free', params: { tool, start, end } }) },
  {
    readers: borrower,
    make: () => ({ kind: 'email_refused', params: { email: 'jonas@skuret.example' } }),
  },
  { readers: owner, make: () => ({ kind: 'webhook_off', params: { host: 'hooks.example' } }) },
];

/** The booking of a sample after its event, as its mail shows it. */
export function bookingOfSample({
  notification,
  reader,
}: NotificationSample): MailedBooking | null {
  if (!('start' in notification.params) || notification.kind === 'days_free') return null;
  const event = notification.kind === 'booking_moved' ? notification.params.event : null;
  const isAsked = notification.kind === 'booking_requested' || notification.kind === 'booking_made';
  const before: BookingState = isAsked || event === 'answerSoon' ? 'requested' : 'accepted';
  const state = event && isBookingStep(event) ? stateAfter(event, before) : before;
  return {
    id: booking.booking,
    isOwner: reader === 'owner',
    tool,
    imageUrl: '/images/tools/impact-drill.svg',
    startDate: start,
    endDate: end,
    state,
    rentalCents,
    totalCents: quote.totalCents,
    answerBy: isEnd(state) ? null : new Date('2031-03-05T13:00:00Z'),
    deposit:
      isEnd(state) && state !== 'completed' && reader === 'borrower'
        ? { state: 'released', cents: 50_000 }
        : null,
    place: isEnd(state) || state === 'requested' ? null : 'Bagvej 3, 2200 København N',
  };
}

/** The kind; of a measure or of money with its event. */
const toName = ({ kind, params }: NotificationContent) =>
  (kind.startsWith('measure') || kind === 'money_news') && 'event' in params
    ? `${kind} ${params.event}`
    : kind;

/** Every kind of notification and every event of a booking, for each of its readers. */
export function notificationSamples(): NotificationSample[] {
  return [
    ...kinds.flatMap(({ readers, make }) =>
      readers.map((reader) => {
        const notification = make(reader);
        return { name: toName(notification), reader, notification };
      }),
    ),
    ...bookingEvents.flatMap((event) =>
      eventReaders[event].map((reader) => sampleOfEvent(event, reader)),
    ),
  ];
}
