import type { Generated, GeneratedAlways } from 'kysely';
import type { ChangeSide, ChangeState } from '../../../domain/bookingChange';
import type { BookingEnd } from '../../../domain/bookingEnds';
import type { BookingActor, BookingState, NoShowStage } from '../../../domain/bookingLife';
import type { HandoverMoment } from '../../../domain/handover';
import type { Written } from './Written';

/** A unit of a tool that is taken on some days. */
interface ReservationsTable {
  id: Generated<number>;
  /** Null for days that the owner has blocked. */
  booking_id: number | null;
  /** The blocked period that the days belong to. */
  block_id: Written<number | null>;
  tool_id: number;
  unit: number;
  start_date: string;
  end_date: string;
  buffer_days: Written<number>;
}

interface BookingsTable {
  id: Generated<number>;
  tool_id: number;
  owner_id: number;
  borrower_id: number;
  start_date: string;
  end_date: string;
  units: number;
  state: BookingState;
  since: Date;
  ended_as: Written<BookingEnd | null>;
  due_at: Written<Date | null>;
  is_instant: Written<boolean>;
  price_per_day_cents: number;
  price_per_week_cents: Written<number | null>;
  rental_cents: number;
  service_fee_cents: number;
  insurance_cents: number;
  deposit_cents: Written<number>;
  total_cents: GeneratedAlways<number>;
  method_id: Written<string | null>;
  paid_at: Written<Date | null>;
  capture_refused_at: Written<Date | null>;
  deposit_held_at: Written<Date | null>;
  borrower_has_it_at: Written<Date | null>;
  owner_gave_it_at: Written<Date | null>;
  returned_on: Written<string | null>;
  late_fee_cents: Written<number>;
  late_waived_at: Written<Date | null>;
  claim_cents: Written<number | null>;
  claim_text: Written<string | null>;
  settled_claim_cents: Written<number | null>;
  support_asked_at: Written<Date | null>;
  owner_proposes_cents: Written<number | null>;
  borrower_proposes_cents: Written<number | null>;
  tool_late_at: Written<Date | null>;
  no_show: Written<NoShowStage | null>;
  created_at: Written<Date>;
}

interface BookingChangesTable {
  id: Generated<number>;
  booking_id: number;
  proposed_by: ChangeSide;
  state: ChangeState;
  until: Date;
  start_date: string;
  end_date: string;
  units: number;
  price_per_day_cents: number;
  price_per_week_cents: number | null;
  rental_cents: number;
  service_fee_cents: number;
  deposit_cents: number;
  more_rental_cents: number;
  more_fee_cents: number;
  refused_at: Written<Date | null>;
  made_at: Date;
  ended_at: Written<Date | null>;
}

interface BookingHistoryTable {
  id: Generated<number>;
  booking_id: number;
  step: string;
  actor: BookingActor;
  from_state: BookingState | null;
  to_state: BookingState;
  note: string | null;
  at: Date;
}

export interface SupportLogTable {
  id: Generated<number>;
  action:
    | 'end-sessions'
    | 'remove-second-factor'
    | `${'hide' | 'show'}-${'tool' | 'review' | 'message'}`;
  member_id: number | null;
  tool_id: number | null;
  /** The id of the review or message. */
  subject_id: Written<number | null>;
  reason: string;
  at: Date;
}

interface BookingCodesTable {
  booking_id: number;
  step: 'confirmPickup' | 'markReturned';
  code: string;
  shown_by: 'borrower' | 'owner';
  wrong_tries: Written<number>;
  made_at: Date;
}

interface BookingItemsTable {
  booking_id: number;
  place: number;
  name: string;
}

interface BookingTicksTable {
  booking_id: number;
  moment: HandoverMoment;
  place: number;
  ticked_by: 'borrower' | 'owner';
  at: Date;
}

interface BookingPicturesTable {
  id: Generated<number>;
  booking_id: number;
  moment: HandoverMoment;
  added_by: 'borrower' | 'owner';
  sha256: string;
  at: Date;
}

/** The life of a booking. */
export interface BookingTables {
  bookings: BookingsTable;
  booking_history: BookingHistoryTable;
  booking_changes: BookingChangesTable;
  booking_codes: BookingCodesTable;
  support_log: SupportLogTable;
  booking_items: BookingItemsTable;
  booking_ticks: BookingTicksTable;
  booking_pictures: BookingPicturesTable;
  reservations: ReservationsTable;
}
