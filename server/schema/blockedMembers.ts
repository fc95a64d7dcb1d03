import { signedIn } from '../context';
import { limits } from '../limits';
import { announceNotices } from '../notices/announceNotices';
import { blockedBy, blockMember, unblockMember } from '../records/blockedMembers';
import { membersByIds } from '../records/users';
import { type Said, said, say } from '../texts/say';
import { readId } from '../validation/readId';
import type { Topic } from './topic';

const nobody = said('There is no such member.');
const oneself = said('This is you. One blocks others here.');
const tooMany = said('You have blocked {most} members, and more are not possible.', {
  most: limits.blockedMembers,
});

export const blockedMembers: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """Whom the signed-in user has blocked, the latest first, at most 500. Needs a signed-in user."""
      blockedMembers: [BlockedMember!]!
    }

    extend type Mutation {
      """
      Blocks a member: neither asks the other to borrow or writes to the other any more, but as a booking of the two that
      is agreed needs it. The member is not told. Needs a signed-in user.
      """
      blockMember("The id of the member." memberId: ID!): BlockMemberPayload!
      """Takes a block back; of a member who is not blocked nothing changes. Needs a signed-in user."""
      unblockMember("The id of the member." memberId: ID!): BlockMemberPayload!
    }

    """Somebody whom the user has blocked."""
    type BlockedMember {
      """Who it is."""
      member: Member!
      """Since when."""
      since: DateTime!
    }

    """What blocking a member, or taking that back, answers."""
    type BlockMemberPayload {
      """Whom the user has blocked now, the latest first."""
      blockedMembers: [BlockedMember!]!
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
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
  },
};
