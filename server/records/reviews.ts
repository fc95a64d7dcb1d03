import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';
import { limits } from '../limits';

export interface ReviewRecord {
  id: number;
  toolId: number;
  authorId: number;
  rating: number;
  comment: string;
  createdAt: Date;
}

/** The newest reviews of each tool, newest first, tool by tool. */
export async function reviewsOfTools(
  executor: Executor,
  toolIds: readonly number[],
): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select review.id, review.tool_id as "toolId", review.author_id as "authorId", review.rating,
      review.comment, review.created_at as "createdAt"
    from unnest(${toolIds}::bigint[]) as wanted(tool_id)
    cross join lateral (
      select * from reviews where reviews.tool_id = wanted.tool_id
      order by created_at desc, id desc limit ${limits.lists.reviews}
    ) as review
  `.execute(executor);
  return rows;
}

/** The newest reviews of all tools of an owner, newest first. */
export async function reviewsOfOwner(executor: Executor, ownerId: number): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select review.id, review.tool_id as "toolId", review.author_id as "authorId", review.rating,
      review.comment, review.created_at as "createdAt"
    from reviews as review join tools as tool on tool.id = review.tool_id
    where tool.owner_id = ${ownerId}
    order by review.created_at desc, review.id desc limit ${limits.lists.reviews}
  `.execute(executor);
  return rows;
}
