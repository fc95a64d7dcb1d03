import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

export interface CategoryRecord {
  id: number;
  code: string;
  name: string;
  description: string;
}

/** All categories, in the order of their ids. */
export async function allCategories(executor: Executor): Promise<CategoryRecord[]> {
  return executor
    .selectFrom('categories')
    .select(['id', 'code', 'name', 'description'])
    .orderBy('id')
    .execute();
}

/**
 * How many listed tools each category has. All links are counted, for which an index-only scan is enough, and the links
 * of the few tools that are not listed are subtracted.
 */
export async function countTools(
  executor: Executor,
): Promise<{ categoryId: number; tools: number }[]> {
  const { rows } = await sql<{ categoryId: number; tools: number }>`
    select category_id as "categoryId", sum(tools)::integer as tools
    from (
      select category_id, count(*) as tools from tool_categories group by category_id
      union all
      select unnest(category_ids), -1 from tools where not listed
    ) as counted
    group by category_id
  `.execute(executor);
  return rows;
}
