import type { BookingStatus } from '../domain/bookings/booking';
import { copenhagenInstant } from '../domain/values/copenhagenInstant';
import { addDays, type CalendarDate } from '../domain/values/days';

/** The fields of a sample booking that say how far it has come. */
interface SampleBooking {
  id: string;
  role: 'BORROWER' | 'OWNER';
  status: BookingStatus;
  startDate: CalendarDate;
  endDate: CalendarDate;
  totalPriceCents: number;
}

const states = {
  upcoming: 'ACCEPTED',
  active: 'PICKED_UP',
  overdue: 'PICKED_UP',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
} as const;

/** The buttons of §4, by the service's names; an owner has none in the sample. */
const buttons = {
  upcoming: ['CANCEL'],
  active: ['MARK_RETURNED'],
  overdue: ['MARK_RETURNED'],
  completed: [],
  cancelled: [],
} as const;

/** The state of a sample booking in the service's terms: the sample has only its five statuses. */
export function sampleLife({ role, status, totalPriceCents }: SampleBooking) {
  return {
    state: states[status],
    possible: role === 'BORROWER' ? [...buttons[status]] : [],
    due: null,
    backIfCancelledCents: role === 'BORROWER' && status === 'upcoming' ? totalPriceCents : null,
    paymentRefused: false,
    reviewUntil: null,
    // The sample's total is the rental alone.
    rentalCents: totalPriceCents,
    ownerEarnsCents: totalPriceCents,
  };
}

interface Happened {
  step: string;
  actor: 'borrower' | 'owner';
  state: 'REQUESTED' | (typeof states)[BookingStatus];
  date: CalendarDate;
}

function happened({ status, startDate, endDate }: SampleBooking): Happened[] {
  const asked = addDays(startDate, -3);
  const all: Happened[] = [
    { step: 'request', actor: 'borrower', state: 'REQUESTED', date: asked },
    { step: 'accept', actor: 'owner', state: 'ACCEPTED', date: asked },
  ];
  if (status === 'cancelled') {
    const date = addDays(startDate, -2);
    return [...all, { step: 'cancel', actor: 'borrower', state: 'CANCELLED', date }];
  }
  if (status === 'upcoming') return all;
  all.push({ step: 'confirmPickup', actor: 'borrower', state: 'PICKED_UP', date: startDate });
  if (status === 'completed') {
    all.push({ step: 'confirmReturn', actor: 'owner', state: 'COMPLETED', date: endDate });
  }
  return all;
}

/** The further fields that the page of one booking shows. */
export function sampleDetails(booking: SampleBooking) {
  const { status, endDate } = booking;
  const history = happened(booking).map(({ date, ...row }, index) => ({
    ...row,
    id: `${booking.id}-${index}`,
    note: null,
    amountCents: null,
    at: copenhagenInstant(date, 10 + index).toISOString(),
  }));
  const isOut = status === 'active' || status === 'overdue' || status === 'completed';
  return {
    since: history.at(-1)?.at ?? '',
    serviceFeeCents: 0,
    insuranceCents: 0,
    depositCents: 0,
    depositCharged: false,
    claimMostCents: 0,
    cover: null,
    paid: status !== 'cancelled',
    borrowerRating: null,
    depositSecured: false,
    stepUrl: null,
    lateFeeCents: 0,
    lateWaived: false,
    borrowerHasIt: isOut,
    ownerGaveIt: isOut,
    returnedOn: status === 'completed' ? endDate : null,
    noShowHeldCents: null,
    statement: null,
    claimCents: null,
    claimText: null,
    ownerProposesCents: null,
    borrowerProposesCents: null,
    settledClaimCents: null,
    freeInstead: [],
    pickupAddress: null,
    pricePerDayCents: 0,
    lateBefore: null,
    changeable: null,
    change: null,
    history,
  };
}
