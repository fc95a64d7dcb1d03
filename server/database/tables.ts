import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../domain/language';

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
  rating: number;
  comment: string;
  created_at: Written<Date>;
}

export interface ReservationsTable {
  id: Generated<number>;
  /** Kept by a trigger where it is not given: the row's own id. */
  booking_id: Written<number>;
  tool_id: number;
  unit: number;
  borrower_id: number;
  start_date: string;
  end_date: string;
  status: Written<'booked' | 'returned' | 'cancelled'>;
  total_price_cents: number;
  created_at: Written<Date>;
  /** Kept by a trigger where it is not given. */
  ended_at: Written<Date | null>;
}

export interface ToolViewsTable {
  tool_id: number;
  day: string;
  views: number;
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

/** The tables as the migrations leave them; `search_words` and `tool_points` are kept by triggers alone. */
export interface Tables {
  users: UsersTable;
  categories: CategoriesTable;
  tools: ToolsTable;
  tool_categories: ToolCategoriesTable;
  reviews: ReviewsTable;
  reservations: ReservationsTable;
  tool_views: ToolViewsTable;
  tool_viewers: ToolViewersTable;
  view_salts: ViewSaltsTable;
  pictures: PicturesTable;
  picture_uploads: PictureUploadsTable;
  signing_keys: SigningKeysTable;
  revoked_tokens: RevokedTokensTable;
  idempotency_keys: IdempotencyKeysTable;
  favourites: FavouritesTable;
  contact_messages: ContactMessagesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
}
