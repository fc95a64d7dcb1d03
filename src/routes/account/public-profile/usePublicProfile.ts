import type { ToolListing } from '../../../../domain/tool';
import { averageRating, type MemberProfile, type Review } from '../../../../domain/user';
import {
  useConversationWithQuery,
  useMemberProfileQuery,
  useMemberReviewsQuery,
  useMemberToolsQuery,
} from '../../../store/api/peopleApi';

interface PublicProfileData {
  member: MemberProfile;
  tools: readonly ToolListing[];
  reviews: readonly Review[];
  /** Mean of the reviews; null without any. */
  rating: number | null;
  /** Null where there is no conversation with the member. */
  conversationId: string | null;
}

/** All that a public profile shows, or null when there is no such member; undefined until it is there. */
export function usePublicProfile(id: string): {
  profile: PublicProfileData | null | undefined;
  loading: boolean;
} {
  const member = useMemberProfileQuery(id);
  const tools = useMemberToolsQuery(id);
  const reviews = useMemberReviewsQuery(id);
  const conversation = useConversationWithQuery(id);

  const loading = [member, tools, reviews, conversation].some(({ isFetching }) => isFetching);
  if (member.currentData === null) return { profile: null, loading };
  if (
    !member.currentData ||
    !tools.currentData ||
    !reviews.currentData ||
    conversation.currentData === undefined
  ) {
    return { profile: undefined, loading };
  }
  return {
    profile: {
      member: member.currentData,
      tools: tools.currentData,
      reviews: reviews.currentData,
      rating: averageRating(reviews.currentData.map((review) => review.rating)),
      conversationId: conversation.currentData,
    },
    loading,
  };
}
