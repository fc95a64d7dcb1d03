import DataLoader from 'dataloader';
import { rentalsOfTools } from '../bookings/records/bookings';
import { type AnswersRecord, listAnswers } from '../conversations/records/answers';
import { listConversationIds } from '../conversations/records/conversations';
import type { Executor } from '../database/openDatabase';
import { onlineAmong } from '../events/connectedMembers';
import {
  type BookingReviewRecord,
  type BorrowerRatingRecord,
  borrowerRatings,
  countLoans,
  type ReviewRecord,
  reviewsOfBookings,
  reviewsOfTools,
} from '../members/records/reviews';
import {
  type MemberRecord,
  membersByIds,
  type OwnerTotals,
  ownerTotals,
} from '../members/records/users';
import { type ToolRecord, toolsByIds } from '../tools/records/tools';
import { viewsOfTools } from '../tools/records/toolViews';

/** Rows in the order of `keys`; null for a key without a row. */
function inOrder<K, R>(keys: readonly K[], rows: readonly R[], keyOf: (row: R) => K): (R | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/**
 * Rows grouped by key, in the order of `keys`. Groups keep the order of `rows`; a key without rows has an empty one.
 */
function grouped<K, R>(keys: readonly K[], rows: readonly R[], keyOf: (row: R) => K): R[][] {
  const byKey = new Map<K, R[]>(keys.map((key) => [key, []]));
  for (const row of rows) byKey.get(keyOf(row))?.push(row);
  return keys.map((key) => byKey.get(key) ?? []);
}

export interface Loaders {
  tool: DataLoader<number, ToolRecord | null>;
  member: DataLoader<number, MemberRecord | null>;
  ownerTotals: DataLoader<number, OwnerTotals | null>;
  answersOfOwner: DataLoader<number, AnswersRecord | null>;
  reviewsOfTool: DataLoader<number, ReviewRecord[]>;
  /** The reviews of a booking by both sides, including one that only its author may read yet. */
  reviewsOfBooking: DataLoader<number, BookingReviewRecord[]>;
  borrowerRating: DataLoader<number, BorrowerRatingRecord | null>;
  rentalsOfTool: DataLoader<number, { toolId: number; rentals: number } | null>;
  borrowerLoans: DataLoader<number, { borrowerId: number; loans: number } | null>;
  viewsOfTool: DataLoader<number, { toolId: number; views: number } | null>;
  /** The conversation of two members about a tool; null while it has no message. */
  conversationId: DataLoader<
    { memberIds: readonly [number, number]; toolId: number },
    number | null,
    string
  >;
  /** Whether a member has a stream of events open. */
  online: DataLoader<number, boolean>;
}

const conversationKey = ([one, other]: readonly [number, number], toolId: number) =>
  `${Math.min(one, other)} ${Math.max(one, other)} ${toolId}`;

/** Where rows are read. `executor` is called for each batch and may return a replica; `primary` has the newest rows. */
export interface LoaderSource {
  executor(): Executor;
  primary: Executor;
}

/** Rows by their ids. Rows that a replica does not have (yet) are read from the primary. */
function byIds<R extends { id: number }>(
  source: LoaderSource,
  read: (executor: Executor, ids: readonly number[]) => Promise<R[]>,
): DataLoader<number, R | null> {
  return new DataLoader(async (ids) => {
    const executor = source.executor();
    const rows = await read(executor, ids);
    if (rows.length < ids.length && executor !== source.primary) {
      const found = new Set(rows.map((row) => row.id));
      const missing = ids.filter((id) => !found.has(id));
      rows.push(...(await read(source.primary, missing)));
    }
    return inOrder(ids, rows, (row) => row.id);
  });
}

/** Created for each request, so that rows cached for one person are never returned to another. */
export function createLoaders(source: LoaderSource): Loaders {
  return {
    tool: byIds(source, toolsByIds),
    member: byIds(source, membersByIds),
    ownerTotals: new DataLoader(async (ids) =>
      inOrder(ids, await ownerTotals(source.executor(), ids), (totals) => totals.ownerId),
    ),
    answersOfOwner: new DataLoader(async (ids) =>
      inOrder(ids, await listAnswers(source.executor(), ids), ({ ownerId }) => ownerId),
    ),
    reviewsOfTool: new DataLoader(async (ids) =>
      grouped(ids, await reviewsOfTools(source.executor(), ids), (review) => review.toolId),
    ),
    reviewsOfBooking: new DataLoader(async (ids) =>
      grouped(ids, await reviewsOfBookings(source.primary, ids), (review) => review.bookingId),
    ),
    borrowerRating: new DataLoader(async (ids) =>
      inOrder(ids, await borrowerRatings(source.primary, ids), (rating) => rating.borrowerId),
    ),
    rentalsOfTool: new DataLoader(async (ids) =>
      inOrder(ids, await rentalsOfTools(source.executor(), ids), (lent) => lent.toolId),
    ),
    borrowerLoans: new DataLoader(async (ids) =>
      inOrder(ids, await countLoans(source.primary, ids), (counted) => counted.borrowerId),
    ),
    viewsOfTool: new DataLoader(async (ids) =>
      inOrder(ids, await viewsOfTools(source.executor(), ids), (seen) => seen.toolId),
    ),
    conversationId: new DataLoader(
      async (keys) => {
        const rows = await listConversationIds(source.primary, keys);
        const ids = new Map(
          rows.map(({ id, lowId, highId, toolId }) => [
            conversationKey([lowId, highId], toolId),
            id,
          ]),
        );
        return keys.map(
          ({ memberIds, toolId }) => ids.get(conversationKey(memberIds, toolId)) ?? null,
        );
      },
      { cacheKeyFn: ({ memberIds, toolId }) => conversationKey(memberIds, toolId) },
    ),
    online: new DataLoader(async (ids) => {
      const online = await onlineAmong(source.primary, ids);
      return ids.map((id) => online.has(id));
    }),
  };
}
