import type { User } from '../../../domain/user';
import { tokenReceived } from '../slices/authSlice';
import { baseApi } from './baseApi';
import {
  CurrentUserDocument,
  type CurrentUserQuery,
  MyViewCountDocument,
  type MyViewCountQuery,
  OwnProfileDocument,
  type OwnProfileQuery,
  SaveSettingsDocument,
  type SaveSettingsInput,
  type SaveSettingsMutation,
  SignInUserDocument,
  type SignInUserMutation,
  type SignInUserMutationVariables,
  SignOutDocument,
  type SignOutMutation,
  SignUpUserDocument,
  type SignUpUserMutation,
  type SignUpUserMutationVariables,
  UpdateProfileDocument,
  type UpdateProfileInput,
  type UpdateProfileMutation,
} from './documents.generated';

/** What sign-in and sign-up come to (§8): a token, or the texts that say why not. */
export interface TokenResult {
  token: string | null;
  errors: string[];
}

export type OwnProfile = NonNullable<OwnProfileQuery['currentUser']>;

/** §8: without a token the service's list is passed on, or the single message `Unknown error`. */
function tokenResult(answer: { token: string | null; errors: string[] } | null): TokenResult {
  const token = answer?.token ?? null;
  if (token !== null) return { token, errors: [] };
  const errors = answer?.errors ?? [];
  return { token, errors: errors.length > 0 ? errors : ['Unknown error'] };
}

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInUser: build.mutation<TokenResult, SignInUserMutationVariables>({
      query: (variables) => ({ document: SignInUserDocument, variables }),
      transformResponse: (data: SignInUserMutation) => tokenResult(data.signInUser),
      onQueryStarted: takeToken,
    }),
    signUpUser: build.mutation<TokenResult, SignUpUserMutationVariables>({
      query: (variables) => ({ document: SignUpUserDocument, variables }),
      transformResponse: (data: SignUpUserMutation) => tokenResult(data.signUpUser),
      onQueryStarted: takeToken,
    }),
    /** Ends the token at the service (D28). */
    signOut: build.mutation<string[], { token: string }>({
      query: ({ token }) => ({ document: SignOutDocument, token }),
      transformResponse: (data: SignOutMutation) => data.signOut.errors,
    }),
    /** Always from the network (§7): nothing of it outlives its last reader. */
    currentUser: build.query<User | null, void>({
      query: () => ({ document: CurrentUserDocument, nullable: true }),
      transformResponse: (data: CurrentUserQuery) => data.currentUser,
      keepUnusedDataFor: 0,
      providesTags: ['Viewer'],
    }),
    /** What §3 has not of the signed-in user, and live shows. */
    ownProfile: build.query<OwnProfile | null, void>({
      query: () => ({ document: OwnProfileDocument, nullable: true }),
      transformResponse: (data: OwnProfileQuery) => data.currentUser,
      keepUnusedDataFor: 0,
      providesTags: ['Viewer'],
    }),
    myViewCount: build.query<number, void>({
      query: () => ({ document: MyViewCountDocument }),
      transformResponse: (data: MyViewCountQuery) => data.myViewCount,
      keepUnusedDataFor: 0,
      providesTags: ['Viewer'],
    }),
    /** Distances are measured from where the person lives. */
    updateProfile: build.mutation<string[], UpdateProfileInput>({
      query: (input) => ({ document: UpdateProfileDocument, variables: { input } }),
      transformResponse: (data: UpdateProfileMutation) => data.updateProfile.errors,
      invalidatesTags: ['Viewer', 'Distances'],
    }),
    saveSettings: build.mutation<string[], SaveSettingsInput>({
      query: (input) => ({ document: SaveSettingsDocument, variables: { input } }),
      transformResponse: (data: SaveSettingsMutation) => data.saveSettings.errors,
      invalidatesTags: ['Viewer'],
    }),
  }),
});

async function takeToken(
  _variables: unknown,
  api: {
    dispatch: (action: ReturnType<typeof tokenReceived>) => unknown;
    queryFulfilled: PromiseLike<{ data: TokenResult }>;
  },
): Promise<void> {
  try {
    const { data } = await api.queryFulfilled;
    if (data.token !== null) api.dispatch(tokenReceived(data.token));
  } catch {
    // The form shows the failure; there is no token to take.
  }
}

export const {
  useSignInUserMutation,
  useSignUpUserMutation,
  useCurrentUserQuery,
  useOwnProfileQuery,
  useMyViewCountQuery,
  useUpdateProfileMutation,
  useSaveSettingsMutation,
} = accountApi;
