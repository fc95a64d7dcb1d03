import { baseApi } from '../../platform/api/baseApi';
import { everyPage } from '../../platform/api/everyPage';
import {
  MemberDocument,
  type MemberQuery,
  MemberReviewsDocument,
  type MemberReviewsQuery,
  MemberToolsDocument,
  type MemberToolsQuery,
  ProfileReviewsDocument,
  type ProfileReviewsQuery,
  type ReviewFieldsFragment,
} from './people.generated';

export type Member = NonNullable<MemberQuery['member']>;
export type MemberTool = MemberToolsQuery['memberTools'][number];

/** How many tools the document asks for at a time; the longest ones still fit into an answer. */
const memberToolsPageSize = 40;

/** Members, what they lend, and what was written about them. */
export const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is no such member. */
    member: build.query<Member | null, string>({
      query: (id) => ({ document: MemberDocument, variables: { id }, nullable: true }),
      transformResponse: (data: MemberQuery) => data.member,
      providesTags: ['Viewer'],
    }),
    memberTools: build.query<MemberTool[], string>({
      queryFn: (memberId, _api, _extra, ask) =>
        everyPage(ask, {
          document: MemberToolsDocument,
          variables: { memberId },
          rowsOf: (data: MemberToolsQuery) => data.memberTools,
          idOf: ({ id }) => id,
          size: memberToolsPageSize,
        }),
      providesTags: ['Tools'],
    }),
    memberReviews: build.query<ReviewFieldsFragment[], string>({
      query: (memberId) => ({ document: MemberReviewsDocument, variables: { memberId } }),
      transformResponse: (data: MemberReviewsQuery) => data.memberReviews,
      providesTags: ['Bookings'],
    }),
    /** The reviews on the signed-in member's own profile. */
    profileReviews: build.query<ReviewFieldsFragment[], string>({
      query: (memberId) => ({ document: ProfileReviewsDocument, variables: { memberId } }),
      transformResponse: (data: ProfileReviewsQuery) => data.memberReviews,
      providesTags: ['Bookings'],
    }),
  }),
});

export const {
  useMemberQuery,
  useMemberToolsQuery,
  useMemberReviewsQuery,
  useProfileReviewsQuery,
} = peopleApi;
