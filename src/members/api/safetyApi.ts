import { baseApi } from '../../platform/api/baseApi';
import {
  BlockedMembersDocument,
  BlockMemberDocument,
  ReportDocument,
  UnblockMemberDocument,
} from '../../platform/api/documents.generated';
import { operation } from '../../platform/api/operation';

/** Blocked members, and reports; the chunk comes with the first press. */
export const safetyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    blockedMembers: build.query({
      ...operation(BlockedMembersDocument, (data) => data.blockedMembers),
      // A block made in another window changes whom one can write to.
      providesTags: ['Conversations'],
    }),
    blockMember: build.mutation({
      ...operation(BlockMemberDocument, (data) => data.blockMember.errors),
      invalidatesTags: ['Conversations', 'Notifications'],
    }),
    unblockMember: build.mutation({
      ...operation(UnblockMemberDocument, (data) => data.unblockMember.errors),
      invalidatesTags: ['Conversations'],
    }),
    report: build.mutation({ ...operation(ReportDocument, (data) => data.report.errors) }),
  }),
});

export const {
  useBlockedMembersQuery,
  useBlockMemberMutation,
  useUnblockMemberMutation,
  useReportMutation,
} = safetyApi;
