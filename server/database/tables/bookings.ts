import type { Generated, GeneratedAlways } from 'kysely';
import type { ChangeSide, ChangeState } from '../../../domain/bookingChange';
import type { BookingEnd } from '../../../domain/bookingEnds';
import type { BookingActor, BookingState, NoShowStage } from '../../../domain/bookingLife';
import type { HandoverMoment } from '../../../domain/handover';
import type { StatementKind, StatementStage } from '../../../domain/pickupStatement';
import type { WithDefault } from './WithDefault';

/** A unit of a tool that is taken on some days. */
interface ReservationsTable {
  id: Generated<number>;
  /** Null for days that the owner has blocked. */
  booking_id: number | null;
  /** The blocked period that the days belong to. */
  block_id: WithDefault<number | null>;
  tool_id: number;
  unit: number;
  start_date: string;
  end_date: string;
  buffer_days: WithDefault<number>;
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
  ended_as: WithDefault<BookingEnd | null>;
  due_at: WithDefault<Date | null>;
  is_instant: WithDefault<boolean>;
  price_per_day_cents: number;
  price_per_week_cents: WithDefault<number | null>;
  rental_cents: number;
  service_fee_cents: number;
  insurance_cents: number;
  deposit_cents: WithDefault<number>;
  declared_value_cents: WithDefault<number | null>;
  total_cents: GeneratedAlways<number>;
  method_id: WithDefault<string | null>;
  paid_at: WithDefault<Date | null>;
  capture_refused_at: WithDefault<Date | null>;
  deposit_held_at: WithDefault<Date | null>;
  borrower_has_it_at: WithDefault<Date | null>;
  owner_gave_it_at: WithDefault<Date | null>;
  returned_on: WithDefault<string | null>;
  late_fee_cents: WithDefault<number>;
  late_waived_at: WithDefault<Date | null>;
  claim_cents: WithDefault<number | null>;
  claim_text: WithDefault<string | null>;
  settled_claim_cents: WithDefault<number | null>;
  support_asked_at: WithDefault<Date | null>;
  owner_proposes_cents: WithDefault<number | null>;
  borrower_proposes_cents: WithDefault<number | null>;
  tool_late_at: WithDefault<Date | null>;
  no_show: WithDefault<NoShowStage | null>;
  statement: WithDefault<StatementKind | null>;
  statement_stage: WithDefault<StatementStage | null>;
  statement_at: WithDefault<Date | null>;
  returned_by: WithDefault<'borrower' | 'owner' | 'both' | null>;
  created_at: WithDefault<Date>;
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
  refused_at: WithDefault<Date | null>;
  made_at: Date;
  ended_at: WithDefault<Date | null>;
}

/** What the insurance account is asked to pay for a booking; staff decide. */
interface CoverClaimsTable {
  booking_id: number;
  asked_cents: number;
  state: WithDefault<'waiting' | 'approved' | 'rejected'>;
  paid_cents: WithDefault<number | null>;
  reason: WithDefault<string | null>;
  made_at: Date;
  decided_at: WithDefault<Date | null>;
}

interface BookingHistoryTable {
  id: Generated<number>;
  booking_id: number;
  step: string;
  actor: BookingActor;
  from_state: BookingState | null;
  to_state: BookingState;
  note: string | null;
  amount_cents: WithDefault<number | null>;
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
  subject_id: WithDefault<number | null>;
  reason: string;
  at: Date;
}

interface HandoverCodesTable {
  booking_id: number;
  step: 'confirmPickup' | 'markReturned';
  shown_by: 'borrower' | 'owner';
  code: string;
  wrong_attempts: WithDefault<number>;
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
  cover_claims: CoverClaimsTable;
  handover_codes: HandoverCodesTable;
  support_log: SupportLogTable;
  booking_items: BookingItemsTable;
  booking_ticks: BookingTicksTable;
  booking_pictures: BookingPicturesTable;
  reservations: ReservationsTable;
}
