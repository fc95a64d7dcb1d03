import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { tokenReceived } from '../../platform/store/slices/authSlice';
import {
  SignInUserDocument,
  type SignInUserMutation,
  type SignInUserMutationVariables,
  SignUpUserDocument,
} from './signIn.generated';

/** The result of sign-in and sign-up (§8): a token, or the texts that say why there is none. */
export interface TokenResult {
  token: string | null;
  /** The ticket for the second step, where one is needed. */
  ticket?: string;
  /** For a person who has deleted their account and can come back: the ticket for `comeBack`, and until when. */
  leaving?: { ticket: string; until: string };
  errors: string[];
  /** The field that the first error is about, if the service names one. */
  wrongField?: string | null;
}

interface TokenAnswer {
  token: string | null;
  ticket?: string | null;
  errors: string[];
}

/** §8: without a token the service's list is passed on, or the single message `Unknown error`. */
export function tokenResult(answer: TokenAnswer | null): TokenResult {
  const token = answer?.token ?? null;
  if (token !== null) return { token, errors: [] };
  const errors = answer?.errors ?? [];
  if (answer?.ticket) return { token, ticket: answer.ticket, errors };
  return { token, errors: errors.length > 0 ? errors : ['Unknown error'] };
}

export const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInUser: build.mutation<TokenResult, SignInUserMutationVariables>({
      query: (variables) => ({ document: SignInUserDocument, variables }),
      transformResponse: ({ signInUser }: SignInUserMutation) => ({
        ...tokenResult(signInUser),
        ...(signInUser?.leaving && { leaving: signInUser.leaving }),
      }),
      onQueryStarted: takeToken,
    }),
    signUpUser: build.mutation({
      ...operation(SignUpUserDocument, ({ signUpUser }) => ({
        ...tokenResult(signUpUser),
        wrongField: signUpUser?.fieldErrors?.[0]?.field ?? null,
      })),
      onQueryStarted: takeToken,
    }),
  }),
});

export const { useSignInUserMutation, useSignUpUserMutation } = signInApi;

export async function takeToken(
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
