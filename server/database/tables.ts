import type { ColumnType } from 'kysely';
import type { AmendmentSide, AmendmentState } from '../../domain/bookings/amendment';
import type { BookingEnd } from '../../domain/bookings/bookingEnds';
import type { BookingActor, BookingState, NoShowStage } from '../../domain/bookings/bookingLife';
import type { HandoverMoment } from '../../domain/bookings/handover';
import type { StatementKind, StatementStage } from '../../domain/bookings/pickupStatement';
import type { LenderKind, Trader } from '../../domain/members/lender';
import type { MailLinkPurpose } from '../../domain/members/mailLinks';
import type { HideableKind, MeasureKind, TermsRule } from '../../domain/members/measures';
import type { SecurityEventKind } from '../../domain/members/securityEvents';
import type { SwitchedTopic } from '../../domain/notifications/notifications';
import type { CaseKind } from '../../domain/office/cases';
import type {
  PaymentPurpose,
  PaymentState,
  PayoutState,
} from '../../domain/payments/paymentStates';
import type { PayoutAccountFacts } from '../../domain/payments/payoutAccount';
import type { Entry, PostingKind } from '../../domain/payments/postings';
import type { SavedFilters } from '../../domain/search/savedSearch';
import type { Language, ScreenLanguage } from '../../domain/values/language';
import type { DB, Generated } from './tables.generated';

/** The payment provider in use. */
export type ProviderName = 'test' | 'stripe';
export type ProviderEventKind = 'payment' | 'payout' | 'account';
type Side = 'borrower' | 'owner';
type SiteNoticeKind = 'announcement' | 'maintenance';
type ToolState = 'draft' | 'published' | 'paused';

/** The parameters of a provider call besides its amount. */
export interface CallRequest {
  /** A saved method; without one the person chooses on the provider's page. */
  methodId?: string | undefined;
  /** Whether the method may be saved and charged again. */
  save?: boolean | undefined;
  /** The address that the person returns to. */
  returnUrl?: string | undefined;
}

/** A column of JSON: written as text and read back parsed. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

/** Columns with narrower types than the database knows. */
interface NarrowColumns {
  contact_messages: { language: Generated<ScreenLanguage> };
  contact_replies: { mailed: 'sent' | 'kept' | null };
  account_tickets: { purpose: 'export' | 'comeBack' };
  booking_changes: { proposed_by: AmendmentSide; state: AmendmentState };
  booking_history: { actor: BookingActor; from_state: BookingState | null; to_state: BookingState };
  booking_pictures: { added_by: Side; moment: HandoverMoment };
  booking_ticks: { moment: HandoverMoment; ticked_by: Side };
  bookings: {
    ended_as: BookingEnd | null;
    no_show: NoShowStage | null;
    returned_by: Side | 'both' | null;
    state: BookingState;
    statement: StatementKind | null;
    statement_stage: StatementStage | null;
  };
  cover_claims: { state: Generated<'waiting' | 'approved' | 'rejected'> };
  handover_codes: { shown_by: Side; step: 'confirmPickup' | 'markReturned' };
  mail_links: { purpose: MailLinkPurpose };
  messages: { line_values: JsonWithDefault<Record<string, string | number>> };
  notices: { params: Json<unknown> };
  outbox: { payload: Json<unknown> };
  passkey_challenges: { purpose: 'register' | 'signIn' | 'proof' };
  payments: {
    provider: ProviderName;
    purpose: PaymentPurpose;
    state: Generated<PaymentState>;
  };
  payouts: { provider: ProviderName; state: Generated<PayoutState> };
  provider_calls: {
    action: 'begin' | 'chargeSaved' | 'capture' | 'cancel' | 'refund' | 'payOut';
    posting: ColumnType<
      { kind: PostingKind; entries: Entry[] } | null,
      string | null,
      string | null
    >;
    request: JsonWithDefault<CallRequest>;
    state: Generated<'asking' | 'done' | 'refused'>;
  };
  provider_customers: { payout_facts: Json<PayoutAccountFacts> | null; provider: ProviderName };
  goodwill: { state: 'waiting' | 'given' | 'withdrawn' };
  provider_events: { kind: ProviderEventKind; provider: ProviderName };
  reports: {
    context: Json<Record<string, unknown>>;
    kind: 'tool' | 'member' | 'message' | 'review';
    reason: 'fraud' | 'dangerous' | 'offensive' | 'privacy' | 'other';
  };
  reviews: { side: Generated<Side> };
  saved_searches: { filters: Json<SavedFilters>; known: number[] };
  security_events: { kind: SecurityEventKind };
  site_notices: { kind: SiteNoticeKind };
  staff: { role: 'support' | 'lead' };
  measures: { kind: MeasureKind; rule: TermsRule; subject: HideableKind | 'booking' | null };
  staff_cases: { kind: CaseKind; proposal: ColumnType<unknown, string | null, string | null> };
  staff_challenges: { purpose: 'register' | 'signIn' };
  staff_log: {
    action:
      | 'add'
      | 'role'
      | 'end'
      | 'link'
      | 'take'
      | 'handOver'
      | 'close'
      | 'answer'
      | 'decide'
      | 'propose'
      | 'takeBack'
      | MeasureKind
      | 'lift'
      | 'cancelBooking'
      | 'refundAgain'
      | 'refundPaid'
      | 'decideAppeal'
      | 'endSessions'
      | 'removeSecondFactor'
      | SiteNoticeKind
      | 'endNotice'
      | 'goodwill'
      | 'topUp'
      | 'retryJob';
    after: Json<Record<string, unknown>>;
    before: Json<Record<string, unknown>>;
    subject:
      | 'staff'
      | 'booking'
      | 'member'
      | 'report'
      | 'contact'
      | 'job'
      | 'payout'
      | 'measure'
      | 'goodwill'
      | HideableKind;
  };
  support_log: {
    action:
      | 'end-sessions'
      | 'remove-second-factor'
      | `${'hide' | 'show'}-${'tool' | 'review' | 'message'}`;
  };
  test_provider_accounts: { facts: Json<PayoutAccountFacts> };
  test_provider_calls: { answer: Json<{ id: string } | { refused: string }> };
  test_provider_events: { kind: ProviderEventKind };
  test_provider_payments: { kind: 'payment' | 'card' | 'account'; state: PaymentState };
  test_provider_payouts: { state: PayoutState };
  tools: {
    changed_in: JsonWithDefault<Record<string, number>>;
    hidden_from: ToolState | null;
    specifications: JsonWithDefault<{ key: string; value: string }[]>;
    state: Generated<ToolState>;
  };
  users: {
    language: Generated<Language>;
    lender_kind: LenderKind | null;
    muted_mails: Generated<SwitchedTopic[]>;
    muted_pushes: Generated<SwitchedTopic[]>;
    trader: Json<Trader> | null;
  };
}

/** The tables after all migrations, whose comments say what the columns are for. */
export type Tables = {
  [Table in keyof DB]: Table extends keyof NarrowColumns
    ? Omit<DB[Table], keyof NarrowColumns[Table]> & NarrowColumns[Table]
    : DB[Table];
};
