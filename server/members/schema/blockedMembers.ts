import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { announceNotices } from '../../notifications/announceNotices';
import { type Said, said, say } from '../../texts/say';
import { readId } from '../../validation/readId';
import { blockedBy, blockMember, unblockMember } from '../records/blockedMembers';
import { membersByIds } from '../records/users';

const nobody = said('There is no such member.');
const oneself = said('This is you. One blocks others here.');
const tooMany = said('You have blocked {most} members, and more are not possible.', {
  most: limits.blockedMembers,
});

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
      const refuse = (error: Said) => ({
        blockedMembers: before,
        errors: [say(error, context.language)],
      });
      const blockedId = readId(memberId);
      if (blockedId === user.id) return refuse(oneself);
      const [member] = blockedId === null ? [] : await membersByIds(executor, [blockedId]);
      if (!member) return refuse(nobody);
      if (before.length >= limits.blockedMembers) return refuse(tooMany);
      await executor
        .transaction()
        .execute((transaction) =>
          blockMember(transaction, { memberId: user.id, blockedId: member.id }, context.now()),
        );
      // The open conversations of both members fetch again whether they can write.
      context.live.announce([user.id, member.id], ['Conversations']);
      announceNotices(context, [user.id]);
      return { blockedMembers: await blockedBy(executor, user.id), errors: [] };
    },
    async unblockMember(_root, { memberId }, context) {
      const { user } = await signedIn(context);
      const { executor } = context;
      const blockedId = readId(memberId);
      if (blockedId !== null) {
        await unblockMember(executor, { memberId: user.id, blockedId });
        context.live.announce([user.id, blockedId], ['Conversations']);
      }
      return { blockedMembers: await blockedBy(executor, user.id), errors: [] };
    },
  },
  BlockedMember: {
    async member({ memberId }, _args, context) {
      const member = await context.loaders.member.load(memberId);
      if (!member) throw new Error(`Member ${memberId} who is blocked is gone`);
      return member;
    },
  },
};
