import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ChangeSide, ChangeState } from '../../domain/bookingChange';
import type { BookingEnd } from '../../domain/bookingEnds';
import type { BookingActor, BookingState, NoShowStage } from '../../domain/bookingLife';
import type { HandoverMoment } from '../../domain/handover';
import type { Language } from '../../domain/language';
import type { MailLinkPurpose } from '../../domain/mailLinks';
import type { PaymentState, PayoutState } from '../../domain/paymentStates';
import type { Entry, PostingKind } from '../../domain/postings';
import type { SavedFilters } from '../../domain/savedSearch';
import type { SecurityEventKind } from '../../domain/securityEvents';

/** Dates with a time come as Date, calendar dates as `YYYY-MM-DD`, whole numbers of every size as number. */
type Written<T> = ColumnType<T, T | undefined, T>;

export interface UsersTable {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string | null;
  about: string | null;
  avatar_image_url: string | null;
  location: string | null;
  latitude: number | null;
  longitude: number | null;
  email_confirmed_at: Written<Date | null>;
  email_notices: Written<boolean>;
  language: Written<Language>;
  push_notices: Written<boolean>;
  marketing: Written<boolean>;
  created_at: Written<Date>;
  refused_email: string | null;
  /** Who signed in before is signed out. */
  sessions_ended_at: Written<Date | null>;
  /** Whose token goes on all the same. */
  sessions_kept: Written<string | null>;
  /** Since when they are hidden on their own wish, from when on what is personal is deleted, and when that was done. */
  leaving_at: Written<Date | null>;
  leaves_at: Written<Date | null>;
  left_at: Written<Date | null>;
}

/** An address that calendars read. */
export interface CalendarFeedsTable {
  member_id: number;
  seed: string;
  token_hash: string;
  made_at: Date;
}

/** One more step for whoever has just shown who they are. */
export interface AccountTicketsTable {
  token_hash: string;
  member_id: number;
  purpose: 'export' | 'comeBack';
  created_at: Date;
  expires_at: Date;
  used_at: Written<Date | null>;
}

export interface CategoriesTable {
  id: number;
  code: string;
  name: string;
  description: string;
}

export interface ToolsTable {
  id: Generated<number>;
  owner_id: number;
  name: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  image_url: string;
  price_per_day_cents: number;
  deposit_cents: Written<number>;
  brand_name: string | null;
  model: string | null;
  power_description: string | null;
  condition: string | null;
  weight_grams: number | null;
  age_months: number | null;
  usage_instructions: string | null;
  featured: Written<boolean>;
  included_items: Written<string[]>;
  /** JSON goes in as text and comes out read. */
  specifications: ColumnType<{ key: string; value: string }[], string | undefined, string>;
  max_available_count: Written<number>;
  created_at: Written<Date>;
  further_image_urls: Written<string[]>;
  price_per_week_cents: number | null;
  shortest_days: Written<number>;
  longest_days: Written<number>;
  notice_days: Written<number>;
  buffer_days: Written<number>;
  horizon_days: Written<number>;
  instant_booking: Written<boolean>;
  pickup_address: string | null;
  state: Written<'draft' | 'published' | 'paused'>;
  deleted_at: Date | null;
  /** Why we have hidden it, and the state it had; null of a tool that is not hidden. */
  hidden_reason: Written<string | null>;
  hidden_from: Written<'draft' | 'published' | 'paused' | null>;
  /** Its owner is leaving, and it is published again when they come back. */
  paused_by_leaving: Written<boolean>;
  /** Published and not deleted. */
  listed: GeneratedAlways<boolean>;
  version: Written<number>;
  /** JSON goes in as text and comes out read. */
  changed_in: ColumnType<Record<string, number>, string | undefined, string>;
  /** Kept by triggers on `tool_categories`. */
  category_ids: Generated<number[]>;
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  rating_thousandths: GeneratedAlways<number>;
  score: GeneratedAlways<number>;
}

export interface ToolCategoriesTable {
  tool_id: number;
  category_id: number;
}

export interface ReviewsTable {
  id: Generated<number>;
  tool_id: number;
  author_id: number;
  booking_id: Written<number | null>;
  side: Written<'borrower' | 'owner'>;
  rating: number;
  comment: string;
  published_at: Written<Date | null>;
  hidden_reason: Written<string | null>;
  answer: Written<string | null>;
  answered_at: Written<Date | null>;
  shown: GeneratedAlways<boolean>;
  created_at: Written<Date>;
}

/** A unit of a tool that is taken on some days. */
export interface ReservationsTable {
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

export interface BlocksTable {
  id: Generated<number>;
  tool_id: number;
  start_date: string;
  end_date: string;
  units: number[] | null;
  note: string | null;
  created_at: Written<Date>;
}

export interface BookingsTable {
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

export interface BookingChangesTable {
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

export interface BookingHistoryTable {
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
  /** Of a review or a message. */
  subject_id: Written<number | null>;
  reason: string;
  at: Date;
}

export interface SweepsTable {
  name: string;
  ran_at: Date;
}

export interface BookingCodesTable {
  booking_id: number;
  step: 'confirmPickup' | 'markReturned';
  code: string;
  shown_by: 'borrower' | 'owner';
  wrong_tries: Written<number>;
  made_at: Date;
}

export interface BookingItemsTable {
  booking_id: number;
  place: number;
  name: string;
}

export interface BookingTicksTable {
  booking_id: number;
  moment: HandoverMoment;
  place: number;
  ticked_by: 'borrower' | 'owner';
  at: Date;
}

export interface BookingPicturesTable {
  id: Generated<number>;
  booking_id: number;
  moment: HandoverMoment;
  added_by: 'borrower' | 'owner';
  sha256: string;
  at: Date;
}

export interface ToolViewsTable {
  tool_id: number;
  day: string;
  views: number;
}

export interface SearchMissesTable {
  day: string;
  term: string;
  misses: number;
  narrowed: number;
}

export interface ToolViewersTable {
  day: string;
  tool_id: number;
  viewer: string;
}

export interface ViewSaltsTable {
  day: string;
  salt: Buffer;
}

export interface PicturesTable {
  sha256: string;
  width: number;
  height: number;
  created_by: number;
  created_at: Written<Date>;
  swept_at: Date | null;
}

export interface PictureUploadsTable {
  user_id: number;
  sha256: string;
  created_at: Written<Date>;
}

export interface SigningKeysTable {
  id: string;
  secret: Buffer;
  created_at: Written<Date>;
}

export interface RevokedTokensTable {
  token_id: string;
  expires_at: Date;
}

export interface SessionsTable {
  token_id: string;
  member_id: number;
  browser: string | null;
  system: string | null;
  created_at: Date;
  used_at: Date;
  proved_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface MailLinksTable {
  id: Generated<number>;
  purpose: MailLinkPurpose;
  member_id: number | null;
  email: string;
  seed: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Written<Date | null>;
  ended_at: Written<Date | null>;
}

export interface SecondFactorsTable {
  member_id: number;
  seed: string;
  key_id: string;
  last_step: number;
  created_at: Date;
}

export interface RecoveryCodesTable {
  member_id: number;
  code_hash: string;
  used_at: Written<Date | null>;
}

export interface PasskeysTable {
  id: Generated<number>;
  member_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  synced: boolean;
  created_at: Date;
  used_at: Written<Date | null>;
}

export interface PasskeyChallengesTable {
  challenge: string;
  purpose: 'register' | 'signIn' | 'proof';
  member_id: number | null;
  expires_at: Date;
}

export interface SecurityEventsTable {
  id: Generated<number>;
  member_id: number;
  kind: SecurityEventKind;
  browser: string | null;
  system: string | null;
  email: string | null;
  at: Date;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  arguments_hash: string;
  /** One of the two. */
  tool_id: Written<number | null>;
  booking_id: Written<number | null>;
  created_at: Written<Date>;
}

export interface FavouritesTable {
  user_id: number;
  tool_id: number;
  place: Generated<number>;
  created_at: Written<Date>;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Written<Date>;
}

export interface NewsletterSubscriptionsTable {
  email: string;
  created_at: Written<Date>;
}

export interface OutboxTable {
  id: Generated<number>;
  once: string;
  kind: string;
  /** JSON goes in as text and comes out read. */
  payload: ColumnType<unknown, string, string>;
  due_at: Written<Date>;
  tries: Written<number>;
  done_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
  created_at: Written<Date>;
}

export interface NoticesTable {
  id: Generated<number>;
  member_id: number;
  kind: string;
  subject: string;
  once: string;
  /** JSON goes in as text and comes out read. */
  params: ColumnType<unknown, string, string>;
  address: string | null;
  count: Written<number>;
  created_at: Written<Date>;
  read_at: Date | null;
}

export interface PushSubscriptionsTable {
  id: Generated<number>;
  member_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  server_key: string;
  token_id: string;
  created_at: Date;
}

export interface PushKeysTable {
  public_key: string;
  private_key: string;
  is_only: Generated<boolean>;
}

export interface KeptMailsTable {
  id: Generated<number>;
  once: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  created_at: Date;
}

/** Whoever moves the money. */
export type ProviderName = 'test' | 'stripe';
/** What somebody pays for. */
export type PaymentPurpose = 'booking' | 'change' | 'deposit' | 'lateFee' | 'debt';

/** What a call asks beside its amount. */
export interface CallRequest {
  /** A saved method; without one the person chooses at the provider's. */
  methodId?: string | undefined;
  /** Whether what is paid with may be charged again. */
  save?: boolean | undefined;
  /** Where the person comes back to. */
  returnUrl?: string | undefined;
}

export interface LedgerTransactionsTable {
  id: Generated<number>;
  key: string;
  kind: string;
  booking_id: number | null;
  at: Date;
}

export interface LedgerEntriesTable {
  transaction_id: number;
  account: string;
  ore: number;
}

export interface ProviderCustomersTable {
  user_id: number;
  provider: ProviderName;
  customer_id: string;
  payout_account: string | null;
}

export interface PaymentsTable {
  id: Generated<number>;
  key: string;
  booking_id: number | null;
  payer_id: number;
  purpose: PaymentPurpose;
  provider: ProviderName;
  provider_id: string | null;
  state: Written<PaymentState>;
  ore: number;
  captured_ore: Written<number>;
  refunded_ore: Written<number>;
  disputed_ore: Written<number>;
  held_until: Date | null;
  step_url: string | null;
  failure: string | null;
  reusable: Written<boolean>;
  /** What it was paid with, as the provider tells it. */
  method_brand: Written<string | null>;
  method_last4: Written<string | null>;
  created_at: Date;
}

export interface PayoutsTable {
  id: Generated<number>;
  key: string;
  owner_id: number;
  ore: number;
  provider: ProviderName;
  provider_id: string | null;
  state: Written<PayoutState>;
  failure: string | null;
  created_at: Date;
}

export interface ProviderCallsTable {
  key: string;
  action: 'begin' | 'chargeSaved' | 'capture' | 'cancel' | 'refund' | 'payOut';
  payment_id: number | null;
  payout_id: number | null;
  ore: number;
  /** JSON goes in as text and comes out read. */
  request: ColumnType<CallRequest, string | undefined, string>;
  posting: ColumnType<{ kind: PostingKind; entries: Entry[] } | null, string | null, string | null>;
  state: Written<'asking' | 'done' | 'refused'>;
  failure: string | null;
  tries: Written<number>;
  asked_at: Date;
  due_at: Date;
  answered_at: Date | null;
}

export interface ProviderEventsTable {
  provider: ProviderName;
  event_id: string;
  kind: 'payment' | 'payout';
  object_id: string;
  received_at: Date;
  done_at: Date | null;
}

export interface TestProviderMethodsTable {
  id: string;
  customer: string;
  card: string;
  is_default: Written<boolean>;
  created_at: Date;
  removed_at: Date | null;
}

export interface TestProviderPaymentsTable {
  id: string;
  kind: 'payment' | 'card';
  customer: string;
  reference: string;
  state: PaymentState;
  card: string | null;
  ore: number;
  captured_ore: Written<number>;
  refunded_ore: Written<number>;
  disputed_ore: Written<number>;
  failure: string | null;
  save: Written<boolean>;
  held_until: Date | null;
  return_url: string | null;
  created_at: Date;
}

export interface TestProviderPayoutsTable {
  id: string;
  destination: string;
  reference: string;
  state: PayoutState;
  ore: number;
  arrives_at: Date;
}

export interface TestProviderCallsTable {
  key: string;
  arguments_hash: string;
  /** JSON goes in as text and comes out read. */
  answer: ColumnType<{ id: string } | { refused: string }, string, string>;
}

export interface TestProviderEventsTable {
  id: string;
  kind: 'payment' | 'payout';
  object_id: string;
  created_at: Date;
  delivered_at: Date | null;
}

export interface NoticesTable {
  id: Generated<number>;
  member_id: number;
  kind: string;
  subject: string;
  once: string;
  /** JSON goes in as text and comes out read. */
  params: ColumnType<unknown, string, string>;
  address: string | null;
  count: Written<number>;
  created_at: Written<Date>;
  read_at: Date | null;
}

export interface KeptMailsTable {
  id: Generated<number>;
  once: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  created_at: Date;
}

export interface ConversationsTable {
  id: Generated<number>;
  low_id: number;
  high_id: number | null;
  tool_id: number | null;
  created_at: Written<Date>;
  /** Kept by a trigger on `messages`. */
  newest_message_id: Generated<number | null>;
  newest_at: Generated<Date | null>;
}

export interface MessagesTable {
  id: Generated<number>;
  conversation_id: number;
  sender_id: number | null;
  content: Written<string>;
  pictures: Written<string[]>;
  line: Written<string | null>;
  /** JSON goes in as text and comes out read. */
  line_values: ColumnType<Record<string, string | number>, string | undefined, string>;
  client_id: Written<string | null>;
  hidden_reason: Written<string | null>;
  created_at: Written<Date>;
}

export interface ReportsTable {
  id: Generated<number>;
  reporter_id: number;
  kind: 'tool' | 'member' | 'message' | 'review';
  subject_id: number;
  about_id: Written<number | null>;
  reason: 'fraud' | 'dangerous' | 'offensive' | 'privacy' | 'other';
  text: Written<string>;
  /** JSON goes in as text and comes out read. */
  context: ColumnType<Record<string, unknown>, string, string>;
  created_at: Written<Date>;
  closed_at: Written<Date | null>;
  closed_reason: Written<string | null>;
}

/** Members who do not want to hear of others; `blocks` are days of a tool. */
export interface BlockedMembersTable {
  member_id: number;
  blocked_id: number;
  created_at: Written<Date>;
}

/** What a member wants to be told of when it is found. */
export interface SavedSearchesTable {
  id: Generated<number>;
  member_id: number;
  /** JSON goes in as text and comes out read. */
  filters: ColumnType<SavedFilters, string, string>;
  created_at: Date;
  looked_at: Date;
  told_at: Written<Date | null>;
  known: number[];
  known_from: number;
}

/** Days of a tool that a member waits for. */
export interface DayWatchesTable {
  id: Generated<number>;
  member_id: number;
  tool_id: number;
  start_date: string;
  end_date: string;
  units: number;
  created_at: Date;
  told_at: Written<Date | null>;
}

/** What searches may find anew; written by triggers. */
export interface ToolNewsTable {
  id: Generated<number>;
  tool_id: number;
  at: Written<Date>;
}

export interface ConversationReadsTable {
  conversation_id: number;
  user_id: number;
  message_id: number;
}

export interface LiveProcessesTable {
  id: string;
  seen_at: Date;
}

export interface LivePeopleTable {
  process_id: string;
  user_id: number;
}

/** The tables as the migrations leave them; `search_words` and `tool_points` are kept by triggers alone. */
export interface Tables {
  users: UsersTable;
  categories: CategoriesTable;
  tools: ToolsTable;
  tool_categories: ToolCategoriesTable;
  reviews: ReviewsTable;
  bookings: BookingsTable;
  booking_history: BookingHistoryTable;
  booking_changes: BookingChangesTable;
  booking_codes: BookingCodesTable;
  support_log: SupportLogTable;
  sweeps: SweepsTable;
  booking_items: BookingItemsTable;
  booking_ticks: BookingTicksTable;
  booking_pictures: BookingPicturesTable;
  reservations: ReservationsTable;
  blocks: BlocksTable;
  tool_views: ToolViewsTable;
  tool_viewers: ToolViewersTable;
  search_misses: SearchMissesTable;
  view_salts: ViewSaltsTable;
  pictures: PicturesTable;
  picture_uploads: PictureUploadsTable;
  signing_keys: SigningKeysTable;
  revoked_tokens: RevokedTokensTable;
  sessions: SessionsTable;
  mail_links: MailLinksTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  security_events: SecurityEventsTable;
  calendar_feeds: CalendarFeedsTable;
  account_tickets: AccountTicketsTable;
  idempotency_keys: IdempotencyKeysTable;
  favourites: FavouritesTable;
  contact_messages: ContactMessagesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  outbox: OutboxTable;
  notices: NoticesTable;
  kept_mails: KeptMailsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_keys: PushKeysTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  provider_customers: ProviderCustomersTable;
  payments: PaymentsTable;
  payouts: PayoutsTable;
  provider_calls: ProviderCallsTable;
  provider_events: ProviderEventsTable;
  test_provider_methods: TestProviderMethodsTable;
  test_provider_payments: TestProviderPaymentsTable;
  test_provider_payouts: TestProviderPayoutsTable;
  test_provider_calls: TestProviderCallsTable;
  test_provider_events: TestProviderEventsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  conversation_reads: ConversationReadsTable;
  reports: ReportsTable;
  blocked_members: BlockedMembersTable;
  saved_searches: SavedSearchesTable;
  day_watches: DayWatchesTable;
  tool_news: ToolNewsTable;
  live_processes: LiveProcessesTable;
  live_people: LivePeopleTable;
}
