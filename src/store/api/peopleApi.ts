import type { ToolListing } from '../../../domain/tool';
import type { MemberProfile, Review } from '../../../domain/user';
import { baseApi } from './baseApi';
import { toolToListing } from './catalogueApi';
import { fromSample } from './fromSample';

/** Members, and what was written about them. All of it is sample data (§1, §2). */
export const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is no such member. */
    memberProfile: build.query<MemberProfile | null, string>({
      queryFn: (id) =>
        fromSample(async () => {
          const { findSampleMember } = await import('../../../sample/lookup');
          const member = findSampleMember(id);
          if (!member) return null;
          const { aboutDanish: _ofTheToolPage, ...profile } = member;
          return profile;
        }),
    }),
    /** What the member lends. Every sample member lends something, so nothing stands in for it (§9). */
    memberTools: build.query<ToolListing[], string>({
      queryFn: (id) =>
        fromSample(async () => {
          const [{ sampleTools }, { furtherTools }] = await Promise.all([
            import('../../../sample/tools'),
            import('../../../sample/furtherTools'),
          ]);
          return [...sampleTools, ...furtherTools]
            .filter((tool) => tool.owner.id === id)
            .map(toolToListing);
        }),
    }),
    memberReviews: build.query<Review[], string>({
      queryFn: (id) =>
        fromSample(async () => (await import('../../../sample/reviews')).memberReviews(id)),
    }),
    /** The three reviews of the signed-in person's own profile (§2). */
    profileReviews: build.query<readonly Review[], void>({
      queryFn: () =>
        fromSample(async () => (await import('../../../sample/reviews')).profileReviews),
    }),
    /** The id of the conversation with a member, or null where there is none. */
    conversationWith: build.query<string | null, string>({
      queryFn: (memberId) =>
        fromSample(async () => {
          const { sampleConversations } = await import('../../../sample/conversations');
          const conversation = sampleConversations(new Date()).find(({ participants }) =>
            participants.some(({ id }) => id === memberId),
          );
          return conversation?.id ?? null;
        }),
      providesTags: ['Conversations'],
    }),
  }),
});

export const {
  useMemberProfileQuery,
  useMemberToolsQuery,
  useMemberReviewsQuery,
  useProfileReviewsQuery,
  useConversationWithQuery,
} = peopleApi;
