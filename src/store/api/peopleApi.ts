import { baseApi } from './baseApi';
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
} from './documents.generated';

export type Member = NonNullable<MemberQuery['member']>;
export type MemberTool = MemberToolsQuery['memberTools'][number];

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
      query: (memberId) => ({ document: MemberToolsDocument, variables: { memberId } }),
      transformResponse: (data: MemberToolsQuery) => data.memberTools,
      providesTags: ['Tools'],
    }),
    memberReviews: build.query<ReviewFieldsFragment[], string>({
      query: (memberId) => ({ document: MemberReviewsDocument, variables: { memberId } }),
      transformResponse: (data: MemberReviewsQuery) => data.memberReviews,
    }),
    /** What the signed-in person's own profile shows of what was written about them. */
    profileReviews: build.query<ReviewFieldsFragment[], string>({
      query: (memberId) => ({ document: ProfileReviewsDocument, variables: { memberId } }),
      transformResponse: (data: ProfileReviewsQuery) => data.memberReviews,
    }),
  }),
});

export const {
  useMemberQuery,
  useMemberToolsQuery,
  useMemberReviewsQuery,
  useProfileReviewsQuery,
} = peopleApi;
