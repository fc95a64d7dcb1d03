import { baseApi } from './baseApi';
import {
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  FinishSignInDocument,
  type FinishSignInMutation,
  type FinishSignInMutationVariables,
  RemoveSecondFactorDocument,
  type RemoveSecondFactorMutation,
  RenewRecoveryCodesDocument,
  type RenewRecoveryCodesMutation,
  SecondFactorDocument,
  type SecondFactorQuery,
  SetSecondFactorDocument,
  type SetSecondFactorMutation,
  type SetSecondFactorMutationVariables,
} from './documents.generated';
import { type TokenResult, takeToken, tokenResult } from './signInApi';

export type SecondFactor = NonNullable<SecondFactorQuery['secondFactor']>;
export type SecondFactorSetup = BeginSecondFactorMutation['beginSecondFactor'];
export type RecoveryCodesAnswer = SetSecondFactorMutation['setSecondFactor'];

/** The second step of signing in: a chunk of the settings, and of the step itself. */
export const secondFactorApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['SecondFactor', 'Sessions', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      secondFactor: build.query<SecondFactor | null, void>({
        query: () => ({ document: SecondFactorDocument, nullable: true }),
        transformResponse: (data: SecondFactorQuery) => data.secondFactor,
        keepUnusedDataFor: 0,
        providesTags: ['SecondFactor'],
      }),
      finishSignIn: build.mutation<TokenResult, FinishSignInMutationVariables>({
        query: (variables) => ({ document: FinishSignInDocument, variables }),
        transformResponse: (data: FinishSignInMutation) => tokenResult(data.finishSignIn),
        onQueryStarted: takeToken,
      }),
      beginSecondFactor: build.mutation<SecondFactorSetup, void>({
        query: () => ({ document: BeginSecondFactorDocument }),
        transformResponse: (data: BeginSecondFactorMutation) => data.beginSecondFactor,
      }),
      setSecondFactor: build.mutation<RecoveryCodesAnswer, SetSecondFactorMutationVariables>({
        query: (variables) => ({ document: SetSecondFactorDocument, variables }),
        transformResponse: (data: SetSecondFactorMutation) => data.setSecondFactor,
        invalidatesTags: ['SecondFactor', 'SecurityEvents'],
      }),
      renewRecoveryCodes: build.mutation<RecoveryCodesAnswer, void>({
        query: () => ({ document: RenewRecoveryCodesDocument }),
        transformResponse: (data: RenewRecoveryCodesMutation) => data.renewRecoveryCodes,
        invalidatesTags: ['SecondFactor', 'SecurityEvents'],
      }),
      removeSecondFactor: build.mutation<string[], void>({
        query: () => ({ document: RemoveSecondFactorDocument }),
        transformResponse: (data: RemoveSecondFactorMutation) => data.removeSecondFactor.errors,
        invalidatesTags: ['SecondFactor', 'SecurityEvents'],
      }),
    }),
  });

export const {
  useSecondFactorQuery,
  useFinishSignInMutation,
  useBeginSecondFactorMutation,
  useSetSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
} = secondFactorApi;
