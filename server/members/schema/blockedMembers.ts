import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { announceNotifications } from '../../notifications/announceNotifications';
import { type Message, message, translate } from '../../texts/translate';
import { readId } from '../../validation/readId';
import { blockedBy, blockMember, unblockMember } from '../records/blockedMembers';
import { membersByIds } from '../records/users';

const nobody = message('members.notFound');
const oneself = message('members.blockSelf');
const tooMany = message('members.tooManyBlocked', { most: limits.blockedMembers });

export const blockedMembers: Resolvers = {
  Query: {
    async blockedMembers(_root, _args, context) {
      const { user } = await signedIn(context);
      return blockedBy(context.executor, user.id);
    },
  },
  Mutation: {
    async blockMember(_root, { memberId }, context) {
      const { user } = await signedIn(context);
      const { executor } = context;
      const before = await blockedBy(executor, user.id);
      const reject = (error: Message) => ({
        blockedMembers: before,
        errors: [translate(error, context.language)],
      });
      const blockedId = readId(memberId);
      if (blockedId === user.id) return reject(oneself);
      const [member] = blockedId === null ? [] : await membersByIds(executor, [blockedId]);
      if (!member) return reject(nobody);
      if (before.length >= limits.blockedMembers) return reject(tooMany);
      await executor
        .transaction()
        .execute((transaction) =>
          blockMember(transaction, { memberId: user.id, blockedId: member.id }, context.now()),
        );
      // The open conversations of both members fetch again whether they can write.
      context.events.announce([user.id, member.id], ['Conversations']);
      announceNotifications(context, [user.id]);
      return { blockedMembers: await blockedBy(executor, user.id), errors: [] };
    },
    async unblockMember(_root, { memberId }, context) {
      const { user } = await signedIn(context);
      const { executor } = context;
      const blockedId = readId(memberId);
      if (blockedId !== null) {
        await unblockMember(executor, { memberId: user.id, blockedId });
        context.events.announce([user.id, blockedId], ['Conversations']);
      }
      return { blockedMembers: await blockedBy(executor, user.id), errors: [] };
    },
  },
  BlockedMember: {
    async member({ memberId }, _args, context) {
      const member = await context.loaders.member.load(memberId);
      if (!member) throw new Error(`Blocked member ${memberId} not found`);
      return member;
    },
  },
};
