import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { CurrentUserDocument, SignOutDocument, type SignOutMutation } from './account.generated';

/**
 * The account queries of every page. Signing in and the profile have files of their own, fetched with their screens.
 */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ends the token at the service (D28). */
    signOut: build.mutation<string[], { token: string }>({
      query: ({ token }) => ({ document: SignOutDocument, token }),
      transformResponse: (data: SignOutMutation) => data.signOut.errors,
    }),
    /** Always from the network (§7): the cache drops the answer with its last subscriber. */
    currentUser: build.query({
      ...operation(CurrentUserDocument, (data) => data.currentUser, { nullable: true }),
      keepUnusedDataFor: 0,
      providesTags: ['Viewer'],
    }),
  }),
});

export const { useCurrentUserQuery } = accountApi;
