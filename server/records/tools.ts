import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../database/openDatabase';
import { limits } from '../limits';

/** A tool as the graph shows it. `ratingAverage` is null without reviews. */
export interface ToolRecord {
  id: number;
  ownerId: number;
  name: string;
  description: string;
  location: string;
  imageUrl: string;
  pricePerDayCents: number;
  depositCents: number;
  brandName: string | null;
  model: string | null;
  powerDescription: string | null;
  condition: string | null;
  weightGrams: number | null;
  ageMonths: number | null;
  usageInstructions: string | null;
  featured: boolean;
  includedItems: string[];
  specifications: { key: string; value: string }[];
  maxAvailableCount: number;
  reviewCount: number;
  ratingAverage: number | null;
  categoryIds: number[];
  /** Where to go on from, as `decodeCursor` reads it: of a tool that a search found, and only then. */
  searchCursor?: string;
}

const listed = `
  tool.id, tool.name, tool.description, tool.location, tool.image_url as "imageUrl",
  tool.price_per_day_cents as "pricePerDayCents", tool.category_ids as "categoryIds"`;

/** The columns of a `ToolRecord` that lists show, and all of them, of a relation that goes by the name `tool`. */
export const columnTexts = {
  listed,
  // Everything comes ready from the statement: a row of `pg` that gets one more property becomes slow to read and
  // costs garbage collection (docs/performance.md).
  whole: `${listed},
  tool.owner_id as "ownerId", tool.deposit_cents as "depositCents", tool.brand_name as "brandName",
  tool.model, tool.power_description as "powerDescription", tool.condition,
  tool.weight_grams as "weightGrams", tool.age_months as "ageMonths",
  tool.usage_instructions as "usageInstructions", tool.featured, tool.included_items as "includedItems",
  tool.specifications, tool.max_available_count as "maxAvailableCount",
  tool.review_count as "reviewCount",
  case when tool.review_count > 0 then tool.rating_sum::float8 / tool.review_count end as "ratingAverage"`,
} as const;

const toolColumns: RawBuilder<unknown> = sql.raw(columnTexts.whole);

/** In no particular order; ids that no tool has are left out. */
export async function toolsByIds(
  executor: Executor,
  ids: readonly number[],
): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    select ${toolColumns} from tools as tool where tool.id = any(${ids}::bigint[])
  `.execute(executor);
  return rows;
}

/** Newest first. */
export async function toolsOfOwner(executor: Executor, ownerId: number): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    select ${toolColumns} from tools as tool
    where tool.owner_id = ${ownerId} order by tool.id desc limit ${limits.lists.tools}
  `.execute(executor);
  return rows;
}

/** Each tool once, the one reserved for the latest date first; cancelled reservations do not count. */
export async function toolsBorrowedBy(executor: Executor, userId: number): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    select ${toolColumns}
    from (
      select tool_id, max(start_date) as latest from reservations
      where borrower_id = ${userId} and status <> 'cancelled' group by tool_id
    ) as borrowed
    join tools as tool on tool.id = borrowed.tool_id
    order by borrowed.latest desc, tool.id desc limit ${limits.lists.tools}
  `.execute(executor);
  return rows;
}

export interface NewTool {
  ownerId: number;
  name: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  imageUrl: string;
  pricePerDayCents: number;
  usageInstructions: string | null;
  includedItems: string[];
  specifications: { key: string; value: string }[];
  categoryIds: readonly number[];
}

/** Stores the tool with its categories, both or neither, in one statement. */
export async function insertTool(executor: Executor, tool: NewTool): Promise<ToolRecord> {
  const categoryIds = [...tool.categoryIds].sort((a, b) => a - b);
  const { rows } = await sql<ToolRecord>`
    with tool as (
      insert into tools (owner_id, name, description, location, latitude, longitude, image_url,
        price_per_day_cents, usage_instructions, included_items, specifications, category_ids)
      values (${tool.ownerId}, ${tool.name}, ${tool.description}, ${tool.location}, ${tool.latitude},
        ${tool.longitude}, ${tool.imageUrl}, ${tool.pricePerDayCents}, ${tool.usageInstructions},
        ${tool.includedItems}::text[], ${JSON.stringify(tool.specifications)}::jsonb, ${categoryIds}::integer[])
      returning *
    ), linked as (
      insert into tool_categories (tool_id, category_id)
      select tool.id, category_id from tool, unnest(${categoryIds}::integer[]) as category_id
    )
    select ${toolColumns} from tool
  `.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('The inserted tool did not come back');
  return row;
}
