import type { LevelLimit, LevelStep } from '../../../domain/members/levels';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { readMemberLevel, readWholeLevelUse } from './levelLimits';

const limitKinds = [
  ['requestsPerDay', 'REQUESTS_PER_DAY'],
  ['openBookings', 'OPEN_BOOKINGS'],
  ['firstMessagesPerDay', 'FIRST_MESSAGES_PER_DAY'],
  ['toolsValueCents', 'TOOLS_VALUE'],
] as const satisfies readonly [LevelLimit, string][];

const stepKinds = {
  confirmEmail: 'CONFIRM_EMAIL',
  finishedLoans: 'FINISHED_LOANS',
  accountDays: 'ACCOUNT_DAYS',
} as const satisfies Record<LevelStep['kind'], string>;

/** The largest Int of GraphQL. */
const mostInt = 2_147_483_647;

export const memberLevels: Resolvers = {
  Query: {
    async memberLevel(_root, _args, context) {
      const { user } = await signedIn(context);
      const found = await readMemberLevel(context, user.id);
      if (!found) return null;
      const { level, limits, next } = found;
      const use = await readWholeLevelUse(context, user.id);
      return {
        level,
        limits: limitKinds.map(([name, kind]) => ({
          kind,
          used: Math.min(use[name], mostInt),
          most: limits[name],
          next: next?.limits[name] ?? null,
        })),
        steps: (next?.steps ?? []).map((step) => ({
          kind: stepKinds[step.kind],
          more: step.kind === 'confirmEmail' ? null : step.more,
        })),
      };
    },
  },
};
