import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SavedFilters } from '../../../domain/savedSearch';
import type { WithDefault } from './WithDefault';

interface CategoriesTable {
  id: number;
  code: string;
  name: string;
  description: string;
}

interface ToolsTable {
  id: Generated<number>;
  owner_id: number;
  name: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  image_url: string;
  price_per_day_cents: number;
  deposit_cents: WithDefault<number>;
  brand_name: string | null;
  model: string | null;
  power_description: string | null;
  condition: string | null;
  weight_grams: number | null;
  age_months: number | null;
  usage_instructions: string | null;
  featured: WithDefault<boolean>;
  included_items: WithDefault<string[]>;
  /** Written as JSON text and read back parsed. */
  specifications: ColumnType<{ key: string; value: string }[], string | undefined, string>;
  max_available_count: WithDefault<number>;
  created_at: WithDefault<Date>;
  further_image_urls: WithDefault<string[]>;
  price_per_week_cents: number | null;
  shortest_days: WithDefault<number>;
  longest_days: WithDefault<number>;
  notice_days: WithDefault<number>;
  buffer_days: WithDefault<number>;
  horizon_days: WithDefault<number>;
  instant_booking: WithDefault<boolean>;
  pickup_address: string | null;
  declared_value_cents: WithDefault<number | null>;
  state: WithDefault<'draft' | 'published' | 'paused'>;
  deleted_at: Date | null;
  /** Why support has hidden the tool, and its state before; both null for a tool that is not hidden. */
  hidden_reason: WithDefault<string | null>;
  hidden_from: WithDefault<'draft' | 'published' | 'paused' | null>;
  /** Its owner is leaving. The tool is published again if they come back. */
  paused_by_leaving: WithDefault<boolean>;
  /** Published and not deleted. */
  listed: GeneratedAlways<boolean>;
  version: WithDefault<number>;
  /** Written as JSON text and read back parsed. */
  changed_in: ColumnType<Record<string, number>, string | undefined, string>;
  /** Written by triggers on `tool_categories`. */
  category_ids: Generated<number[]>;
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  rating_thousandths: GeneratedAlways<number>;
  score: GeneratedAlways<number>;
}

interface ToolCategoriesTable {
  tool_id: number;
  category_id: number;
}

interface ReviewsTable {
  id: Generated<number>;
  tool_id: number;
  author_id: number;
  booking_id: WithDefault<number | null>;
  side: WithDefault<'borrower' | 'owner'>;
  rating: number;
  comment: string;
  published_at: WithDefault<Date | null>;
  hidden_reason: WithDefault<string | null>;
  answer: WithDefault<string | null>;
  answered_at: WithDefault<Date | null>;
  shown: GeneratedAlways<boolean>;
  created_at: WithDefault<Date>;
}

interface BlocksTable {
  id: Generated<number>;
  tool_id: number;
  start_date: string;
  end_date: string;
  units: number[] | null;
  note: string | null;
  created_at: WithDefault<Date>;
}

interface ToolViewsTable {
  tool_id: number;
  day: string;
  views: number;
}

interface SearchMissesTable {
  day: string;
  term: string;
  misses: number;
  narrowed: number;
}

interface ToolViewersTable {
  day: string;
  tool_id: number;
  viewer: string;
}

interface ViewSaltsTable {
  day: string;
  salt: Buffer;
}

interface PicturesTable {
  sha256: string;
  width: number;
  height: number;
  created_by: number;
  created_at: WithDefault<Date>;
  swept_at: Date | null;
}

interface PictureUploadsTable {
  user_id: number;
  sha256: string;
  created_at: WithDefault<Date>;
}

interface FavouritesTable {
  user_id: number;
  tool_id: number;
  place: Generated<number>;
  created_at: WithDefault<Date>;
}

/** A search that a member has saved, to be told of new matches. */
interface SavedSearchesTable {
  id: Generated<number>;
  member_id: number;
  /** Written as JSON text and read back parsed. */
  filters: ColumnType<SavedFilters, string, string>;
  created_at: Date;
  looked_at: Date;
  told_at: WithDefault<Date | null>;
  known: number[];
  known_from: number;
}

/** Days of a tool that a member waits for. */
interface DayWatchesTable {
  id: Generated<number>;
  member_id: number;
  tool_id: number;
  start_date: string;
  end_date: string;
  units: number;
  created_at: Date;
  told_at: WithDefault<Date | null>;
}

/** Tools that saved searches may find for the first time; written by triggers. */
interface ToolNewsTable {
  id: Generated<number>;
  tool_id: number;
  at: WithDefault<Date>;
}

/** Tools, searches for them, and reviews. */
export interface ToolTables {
  categories: CategoriesTable;
  tools: ToolsTable;
  tool_categories: ToolCategoriesTable;
  reviews: ReviewsTable;
  blocks: BlocksTable;
  tool_views: ToolViewsTable;
  tool_viewers: ToolViewersTable;
  search_misses: SearchMissesTable;
  view_salts: ViewSaltsTable;
  pictures: PicturesTable;
  picture_uploads: PictureUploadsTable;
  favourites: FavouritesTable;
  saved_searches: SavedSearchesTable;
  day_watches: DayWatchesTable;
  tool_news: ToolNewsTable;
}
