import type { User } from '../../../domain/user';
import { baseApi } from './baseApi';
import {
  CurrentUserDocument,
  type CurrentUserQuery,
  SignOutDocument,
  type SignOutMutation,
} from './documents.generated';

/** What every page asks of the account. Signing in and the profile have files of their own, fetched with their screens. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ends the token at the service (D28). */
    signOut: build.mutation<string[], { token: string }>({
      query: ({ token }) => ({ document: SignOutDocument, token }),
      transformResponse: (data: SignOutMutation) => data.signOut.errors,
    }),
    /** Always from the network (§7): the cache drops the answer with its last subscriber. */
    currentUser: build.query<User | null, void>({
      query: () => ({ document: CurrentUserDocument, nullable: true }),
      transformResponse: (data: CurrentUserQuery) => data.currentUser,
      keepUnusedDataFor: 0,
      providesTags: ['Viewer'],
    }),
  }),
});

export const { useCurrentUserQuery } = accountApi;
