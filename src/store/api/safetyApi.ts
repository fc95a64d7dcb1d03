import { baseApi } from './baseApi';
import {
  BlockedMembersDocument,
  type BlockedMembersQuery,
  BlockMemberDocument,
  type BlockMemberMutation,
  type BlockMemberMutationVariables,
  ReportDocument,
  type ReportMutation,
  type ReportMutationVariables,
  UnblockMemberDocument,
  type UnblockMemberMutation,
  type UnblockMemberMutationVariables,
} from './documents.generated';

type BlockedMember = BlockedMembersQuery['blockedMembers'][number];

/** Blocked members, and reports; the chunk comes with the first press. */
export const safetyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    blockedMembers: build.query<BlockedMember[], void>({
      query: () => ({ document: BlockedMembersDocument }),
      transformResponse: (data: BlockedMembersQuery) => data.blockedMembers,
      // A block made in another window changes whom one can write to.
      providesTags: ['Conversations'],
    }),
    blockMember: build.mutation<string[], BlockMemberMutationVariables>({
      query: (variables) => ({ document: BlockMemberDocument, variables }),
      transformResponse: (data: BlockMemberMutation) => data.blockMember.errors,
      invalidatesTags: ['Conversations', 'Notices'],
    }),
    unblockMember: build.mutation<string[], UnblockMemberMutationVariables>({
      query: (variables) => ({ document: UnblockMemberDocument, variables }),
      transformResponse: (data: UnblockMemberMutation) => data.unblockMember.errors,
      invalidatesTags: ['Conversations'],
    }),
    report: build.mutation<string[], ReportMutationVariables>({
      query: (variables) => ({ document: ReportDocument, variables }),
      transformResponse: (data: ReportMutation) => data.report.errors,
    }),
  }),
});

export const {
  useBlockedMembersQuery,
  useBlockMemberMutation,
  useUnblockMemberMutation,
  useReportMutation,
} = safetyApi;
