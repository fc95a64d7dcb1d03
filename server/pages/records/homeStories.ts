import { sql } from 'kysely';
import { earningKinds } from '../../../domain/payments/postings';
import type { Executor } from '../../database/openDatabase';
import type { ReviewRecord } from '../../members/records/reviews';

/** The earnings of one tool, without anything that identifies its owner. */
export interface ToolEarnedRecord {
  categoryId: number;
  earnedCents: number;
  /** The number of rentals that earned it. */
  rentalCount: number;
}

export interface HomeStoriesRecord {
  reviews: ReviewRecord[];
  earned: ToolEarnedRecord | null;
}

/** How many of the newest reviews are considered, so that the cost does not grow with the market. */
const newest = 200;
/** Reviews on the front page. */
const mostReviews = 3;
/** In øre. Smaller earnings are not shown. */
const leastEarned = 20_000;

/**
 * Reviews and earnings for the front page. Of the newest reviews, those with at least 4 stars and 60 to 220 characters,
 * at most one per author and per tool, authors with a picture first. Of the tools in those reviews, the one that has
 * earned most. Authors who have left or are leaving, and tools that are not listed, are left out.
 */
export async function homeStories(executor: Executor): Promise<HomeStoriesRecord> {
  const { rows: reviews } = await sql<ReviewRecord & { hasFace: boolean }>`
    select review.id, review.tool_id as "toolId", review.author_id as "authorId", review.rating, review.comment,
      review.created_at as "createdAt", review.answer, review.answered_at as "answeredAt",
      author.avatar_image_url is not null as "hasFace"
    from (
      select * from reviews where shown and side = 'borrower' order by id desc limit ${newest}
    ) as review
    join tools as tool on tool.id = review.tool_id and tool.listed
    join users as author on author.id = review.author_id and author.leaving_at is null
    where review.rating >= 4 and length(review.comment) between 60 and 220
    order by review.created_at desc, review.id desc
  `.execute(executor);
  const chosen: ReviewRecord[] = [];
  const seen = new Set<string>();
  for (const { hasFace: _face, ...review } of [
    ...reviews.filter(({ hasFace }) => hasFace),
    ...reviews.filter(({ hasFace }) => !hasFace),
  ]) {
    const marks = [`author ${review.authorId}`, `tool ${review.toolId}`];
    if (chosen.length === mostReviews || marks.some((mark) => seen.has(mark))) continue;
    for (const mark of marks) seen.add(mark);
    chosen.push(review);
  }
  const toolIds = [...new Set(reviews.map(({ toolId }) => toolId))];
  const { rows: earned } = await sql<ToolEarnedRecord>`
    select tool.category_ids[1] as "categoryId", (-sum(entry.ore))::integer as "earnedCents",
      count(distinct booking.id)::integer as "rentalCount"
    from bookings as booking
    join tools as tool on tool.id = booking.tool_id
    join ledger_transactions as posted on posted.booking_id = booking.id
    join ledger_entries as entry on entry.transaction_id = posted.id
    where booking.tool_id = any(${toolIds}::bigint[])
      and posted.kind = any(${earningKinds}::text[])
      and entry.account = 'owner:' || tool.owner_id || ':due'
    group by tool.id
    having -sum(entry.ore) >= ${leastEarned}
    order by "earnedCents" desc, tool.id limit 1
  `.execute(executor);
  return { reviews: chosen, earned: earned[0] ?? null };
}
