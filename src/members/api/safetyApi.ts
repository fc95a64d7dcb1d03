import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  BlockedMembersDocument,
  BlockMemberDocument,
  ReportDocument,
  UnblockMemberDocument,
} from './safety.generated';

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
    report: build.mutation({ ...operation(ReportDocument, (data) => data.report) }),
  }),
});

export const {
  useBlockedMembersQuery,
  useBlockMemberMutation,
  useUnblockMemberMutation,
  useReportMutation,
} = safetyApi;
