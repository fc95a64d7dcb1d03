import { type RawBuilder, sql } from 'kysely';
import type { RentalRules } from '../../../domain/bookings/rentalRules';
import { identityFromValueCents } from '../../../domain/members/identity';
import { defaultToolImageUrl } from '../../../domain/tools/pictures';
import type { ToolState } from '../../../domain/tools/tool';
import {
  isToolText,
  type ToolFieldValues,
  toolFieldNames,
  toolFields,
} from '../../../domain/tools/toolFields';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';

/** A tool as the GraphQL API shows it. `ratingAverage` is null without reviews. */
export interface ToolRecord extends ToolFieldValues<'everybody'> {
  id: number;
  ownerId: number;
  name: string;
  description: string;
  location: string;
  imageUrl: string;
  pricePerDayCents: number;
  depositCents: number;
  featured: boolean;
  includedItems: string[];
  specifications: { key: string; value: string }[];
  maxAvailableCount: number;
  reviewCount: number;
  ratingAverage: number | null;
  categoryIds: number[];
  /** The first is `imageUrl`. */
  imageUrls: string[];
  shortestDays: number;
  longestDays: number;
  noticeDays: number;
  bufferDays: number;
  horizonDays: number;
  instantBooking: boolean;
  checkedBorrowers: boolean;
  /** Whether a borrower needs a checked identity, where identities are checked. */
  needsIdentity: boolean;
  /** Whether anybody but the owner may see it: published and not deleted. */
  isListed: boolean;
  isDeleted: boolean;
  /** The cursor of this tool's position, for `decodeCursor`; only when a search found the tool. */
  searchCursor?: string;
  /** Distance from the origin of a search that measures distances, in whole metres; null otherwise. */
  distanceMetres?: number | null;
}

const listColumns = `
  tool.id, tool.name, tool.description, tool.location, tool.image_url as "imageUrl",
  tool.price_per_day_cents as "pricePerDayCents", tool.category_ids as "categoryIds",
  tool.review_count as "reviewCount",
  case when tool.review_count > 0 then tool.rating_sum::float8 / tool.review_count end as "ratingAverage"`;

const selectFields = (reader: 'everybody' | 'owner') =>
  toolFieldNames
    .filter((name) => toolFields[name].seenBy === reader)
    .map((name) => `tool.${toolFields[name].column} as "${name}"`)
    .join(', ');

/** The columns of a `ToolRecord`: those that lists show, and all. The relation must have the alias `tool`. */
export const columnTexts = {
  list: `${listColumns},
  tool.price_per_week_cents as "pricePerWeekCents", tool.instant_booking as "instantBooking"`,
  // Everything comes ready from the statement: a row of `pg` that gets one more property becomes slow to read and
  // costs garbage collection (docs/operations/performance.md).
  whole: `${listColumns},
  tool.owner_id as "ownerId", tool.deposit_cents as "depositCents", ${selectFields('everybody')},
  tool.featured, tool.included_items as "includedItems",
  tool.specifications, tool.max_available_count as "maxAvailableCount",
  tool.image_url || tool.further_image_urls as "imageUrls",
  tool.shortest_days as "shortestDays", tool.longest_days as "longestDays", tool.notice_days as "noticeDays",
  tool.buffer_days as "bufferDays", tool.horizon_days as "horizonDays", tool.instant_booking as "instantBooking",
  tool.checked_borrowers as "checkedBorrowers",
  tool.checked_borrowers or coalesce(tool.declared_value_cents >= ${identityFromValueCents}, false) as "needsIdentity",
  tool.listed as "isListed", tool.deleted_at is not null as "isDeleted"`,
} as const;

export const toolColumns: RawBuilder<unknown> = sql.raw(columnTexts.whole);

/** The columns of the fields that only the owner sees. */
export const ownerColumns: RawBuilder<unknown> = sql.raw(selectFields('owner'));

/** In no particular order; unknown ids are left out. */
export async function toolsByIds(
  executor: Executor,
  ids: readonly number[],
): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    select ${toolColumns} from tools as tool where tool.id = any(${ids}::bigint[])
  `.execute(executor);
  return rows;
}

/** A page of a member's tools, which are ordered from the newest to the oldest. */
export interface ToolPage {
  /** How many at most. */
  first: number;
  /** The id of the last tool on the page before, which may be deleted by now; null for the first page. */
  after: number | null;
}

/** The condition, order and limit of a page, for a relation with the alias `tool`. */
export function toolPageClause({ first, after }: ToolPage): RawBuilder<unknown> {
  const older = after === null ? sql`` : sql`and tool.id < ${after}`;
  return sql`${older} order by tool.id desc limit ${first}`;
}

/** An owner's listed tools, newest first. */
export async function toolsOfOwner(
  executor: Executor,
  ownerId: number,
  page: ToolPage,
): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    select ${toolColumns} from tools as tool
    where tool.owner_id = ${ownerId} and tool.listed ${toolPageClause(page)}
  `.execute(executor);
  return rows;
}

/**
 * The tools to show first: listed, with a picture of their own, rated 4 or better on average, from all categories in
 * turn. In each category the `featured` tools come first, then the best by score. The order of equal tools is stable.
 */
export async function featuredTools(executor: Executor, first: number): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    with candidates as (
      (select * from tools where listed and featured order by id limit 100)
      union
      (select * from tools where listed order by score desc, id desc limit 400)
    ), turns as (
      select candidates.id, row_number() over (
        partition by category_ids[1] order by featured desc, score desc, id desc
      ) as turn
      from candidates
      where rating_thousandths >= 4000 and image_url <> ${defaultToolImageUrl}
    )
    select ${toolColumns} from turns join tools as tool on tool.id = turns.id
    order by turns.turn, tool.score desc, tool.id desc limit ${first}
  `.execute(executor);
  return rows;
}

/** Each tool once, the one with the latest start date first; cancelled bookings do not count. */
export async function toolsBorrowedBy(executor: Executor, userId: number): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    select ${toolColumns}
    from (
      select tool_id, max(start_date) as latest from bookings
      where borrower_id = ${userId}
        and state in ('requested', 'accepted', 'pickedUp', 'returned', 'inDispute', 'completed')
      group by tool_id
    ) as borrowed
    join tools as tool on tool.id = borrowed.tool_id
    order by borrowed.latest desc, tool.id desc limit ${limits.lists.tools}
  `.execute(executor);
  return rows;
}

/** The values of a tool that its owner sets, as they are stored. */
export interface ToolValues extends ToolFieldValues {
  name: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  /** At least one. */
  imageUrls: readonly string[];
  pricePerDayCents: number;
  depositCents: number;
  includedItems: readonly string[];
  specifications: readonly { key: string; value: string }[];
  maxAvailableCount: number;
  categoryIds: readonly number[];
  rules: RentalRules;
  state: ToolState;
}

/** The columns of these values, and what is written to each. */
export function toolAssignments(tool: ToolValues): [column: string, value: RawBuilder<unknown>][] {
  const [imageUrl, ...further] = tool.imageUrls;
  const { rules } = tool;
  return [
    ['name', sql`${tool.name}`],
    ['description', sql`${tool.description}`],
    ['location', sql`${tool.location}`],
    ['latitude', sql`${tool.latitude}::float8`],
    ['longitude', sql`${tool.longitude}::float8`],
    ['image_url', sql`${imageUrl}`],
    ['further_image_urls', sql`${further}::text[]`],
    ['price_per_day_cents', sql`${tool.pricePerDayCents}::integer`],
    ['deposit_cents', sql`${tool.depositCents}::integer`],
    ['included_items', sql`${tool.includedItems}::text[]`],
    ['specifications', sql`${JSON.stringify(tool.specifications)}::jsonb`],
    ['max_available_count', sql`${tool.maxAvailableCount}::integer`],
    ['category_ids', sql`${[...tool.categoryIds].sort((a, b) => a - b)}::integer[]`],
    ['shortest_days', sql`${rules.shortestDays}::integer`],
    ['longest_days', sql`${rules.longestDays}::integer`],
    ['notice_days', sql`${rules.noticeDays}::integer`],
    ['buffer_days', sql`${rules.bufferDays}::integer`],
    ['horizon_days', sql`${rules.horizonDays}::integer`],
    ['instant_booking', sql`${rules.instantBooking}::boolean`],
    ['checked_borrowers', sql`${rules.checkedBorrowers}::boolean`],
    ['state', sql`${tool.state.toLowerCase()}`],
    ...toolFieldNames.map((name): [string, RawBuilder<unknown>] => [
      toolFields[name].column,
      sql`${tool[name]}::${sql.raw(isToolText(name) ? 'text' : 'integer')}`,
    ]),
  ];
}

/** Stores the tool with its categories, both or neither, in one statement. `importId` is null for a single tool. */
export async function insertTool(
  executor: Executor,
  ownerId: number,
  tool: ToolValues,
  importId: number | null = null,
): Promise<ToolRecord> {
  const assignments = toolAssignments(tool);
  const { rows } = await sql<ToolRecord>`
    with tool as (
      insert into tools (owner_id, import_id, ${sql.join(assignments.map(([column]) => sql.ref(column)))})
      values (${ownerId}, ${importId}::bigint, ${sql.join(assignments.map(([, value]) => value))})
      returning *
    ), linked as (
      insert into tool_categories (tool_id, category_id)
      select tool.id, unnest(tool.category_ids) from tool
    )
    select ${toolColumns} from tool
  `.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('The insert of a tool returned no row');
  return row;
}
