import DataLoader from 'dataloader';
import type { Executor } from '../database/openDatabase';
import { type ReviewRecord, reviewsOfTools } from '../records/reviews';
import { type ToolRecord, toolsByIds } from '../records/tools';
import { type MemberRecord, membersByIds, type OwnerTotals, ownerTotals } from '../records/users';
import { grouped, inOrder } from './inOrder';

export interface Loaders {
  tool: DataLoader<number, ToolRecord | null>;
  member: DataLoader<number, MemberRecord | null>;
  ownerTotals: DataLoader<number, OwnerTotals | null>;
  reviewsOfTool: DataLoader<number, ReviewRecord[]>;
}

/** Made anew for each request: what one person asked for is never remembered for another. */
export function createLoaders(executor: Executor): Loaders {
  return {
    tool: new DataLoader(async (ids) =>
      inOrder(ids, await toolsByIds(executor, ids), (tool) => tool.id),
    ),
    member: new DataLoader(async (ids) =>
      inOrder(ids, await membersByIds(executor, ids), (member) => member.id),
    ),
    ownerTotals: new DataLoader(async (ids) =>
      inOrder(ids, await ownerTotals(executor, ids), (totals) => totals.ownerId),
    ),
    reviewsOfTool: new DataLoader(async (ids) =>
      grouped(ids, await reviewsOfTools(executor, ids), (review) => review.toolId),
    ),
  };
}
