import type { BookingStatus } from '../../domain/bookings/booking';
import {
  type BookingActor,
  type BookingState,
  type BookingStep,
  stateAfter,
} from '../../domain/bookings/bookingLife';
import type { CalendarDate } from '../../domain/values/days';

/** The columns of a booking that date its steps. */
interface Row {
  id: number;
  owner_id: number;
  paid_at: Date;
  borrower_has_it_at: Date | null;
  returned_on: CalendarDate | null;
  since: Date;
}

const minute = 60_000;

/** The steps of a booking up to its status, with their actors. */
const agreed: readonly [BookingStep, BookingActor][] = [
  ['reserveMoney', 'provider'],
  ['accept', 'owner'],
];
const out: typeof agreed = [...agreed, ['confirmPickup', 'owner']];
const steps: Record<BookingStatus, typeof agreed> = {
  upcoming: agreed,
  active: out,
  overdue: out,
  completed: [...out, ['markReturned', 'borrower'], ['confirmReturn', 'owner']],
  cancelled: [...agreed, ['cancel', 'borrower']],
};

/** Owners answer in 20 to 140 minutes, each at a pace of their own. */
const minutesToAnswer = (ownerId: number) => 20 + 30 * (ownerId % 5);

/** The history of a demo booking: its page shows it, and the owner's response rate counts it. */
export function demoHistory(row: Row, status: BookingStatus) {
  const { since, paid_at: askedAt, returned_on: returnedOn } = row;
  const answeredAt = new Date(askedAt.getTime() + minutesToAnswer(row.owner_id) * minute);
  const at: Partial<Record<BookingStep, Date | null>> = {
    reserveMoney: askedAt,
    accept: answeredAt,
    confirmPickup: row.borrower_has_it_at,
    markReturned: returnedOn === null ? null : new Date(`${returnedOn}T10:00:00Z`),
  };
  let state: BookingState = 'awaitingPayment';
  return steps[status].map(([step, actor]) => {
    const from = state;
    state = stateAfter(step, from);
    return {
      booking_id: row.id,
      step,
      actor,
      from_state: from,
      to_state: state,
      note: null,
      at: at[step] ?? since,
    };
  });
}
