import type { MemberStep } from '../../../domain/bookings/memberSteps';
import { findBooking } from '../../bookings/records/bookings';
import { limits, type MutationLimit } from '../../config/limits';
import type { RequestContext } from '../../context/context';
import { conversationById } from '../../conversations/records/conversations';
import { toolsByIds } from '../../tools/records/tools';
import { readId } from '../../validation/readId';
import type { FieldResolver } from './buildServiceSchema';

type Named = NonNullable<Extract<MutationLimit, { anHour: number }>['to']>;

/** The argument with the id of what leads to the other member. */
const argumentNames = {
  booking: 'id',
  tool: 'toolId',
  conversation: 'conversationId',
  member: 'memberId',
} as const satisfies Record<Named, string>;

/** The other member that a call concerns; null when there is none. */
async function findOther(
  named: Named,
  id: number,
  userId: number,
  { executor }: RequestContext,
): Promise<number | null> {
  switch (named) {
    case 'member':
      return id;
    case 'tool': {
      const [tool] = await toolsByIds(executor, [id]);
      return tool?.ownerId ?? null;
    }
    case 'conversation':
      return (await conversationById(executor, userId, id))?.otherId ?? null;
    case 'booking': {
      const booking = await findBooking(executor, userId, id);
      if (!booking) return null;
      return booking.ownerId === userId ? booking.borrowerId : booking.ownerId;
    }
  }
}

const isLimited = (name: string): name is keyof typeof limits.mutations =>
  Object.hasOwn(limits.mutations, name);

/** Wraps the resolver of a mutation: calls beyond its limit in `limits.mutations` are refused. */
export function limitMutation(name: string, resolve: FieldResolver): FieldResolver {
  if (!isLimited(name)) throw new Error(`The mutation ${name} has no limit in limits.mutations`);
  const given: MutationLimit = limits.mutations[name];
  if ('reason' in given) return resolve;
  return async (root, args: Record<string, unknown>, context, info) => {
    const request = context as RequestContext;
    if (request.rateLimits.limitsMutations) {
      request.readFromPrimary();
      const caller = await request.caller();
      if (caller.kind === 'user') {
        const userId = caller.user.id;
        const step = args['step'] as MemberStep;
        const [limit, counted] =
          'bySteps' in given ? [given.bySteps[step], `${name} ${step}`] : [given, name];
        const id = limit.to ? readId(String(args[argumentNames[limit.to]])) : null;
        const otherId =
          limit.to && id !== null ? await findOther(limit.to, id, userId, request) : null;
        await request.rateLimits.mutation(counted, limit, { userId, otherId });
      }
    }
    return resolve(root, args, context, info);
  };
}
