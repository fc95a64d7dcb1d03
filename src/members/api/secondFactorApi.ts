import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  FinishSignInDocument,
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
  SecondFactorDocument,
  type SecondFactorQuery,
  SetSecondFactorDocument,
  type SetSecondFactorMutation,
} from './secondFactor.generated';
import { takeToken, tokenResult } from './signInApi';

export type SecondFactor = NonNullable<SecondFactorQuery['secondFactor']>;
export type SecondFactorSetup = BeginSecondFactorMutation['beginSecondFactor'];
export type RecoveryCodesAnswer = SetSecondFactorMutation['setSecondFactor'];

/** The second step of signing in: a chunk of the settings, and of the step itself. */
export const secondFactorApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['SecondFactor', 'Sessions', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      secondFactor: build.query({
        ...operation(SecondFactorDocument, (data) => data.secondFactor, { nullable: true }),
        keepUnusedDataFor: 0,
        providesTags: ['SecondFactor'],
      }),
      finishSignIn: build.mutation({
        ...operation(FinishSignInDocument, (data) => tokenResult(data.finishSignIn)),
        onQueryStarted: takeToken,
      }),
      beginSecondFactor: build.mutation({
        ...operation(BeginSecondFactorDocument, (data) => data.beginSecondFactor),
      }),
      setSecondFactor: build.mutation({
        ...operation(SetSecondFactorDocument, (data) => data.setSecondFactor),
        invalidatesTags: ['SecondFactor', 'SecurityEvents'],
      }),
      renewRecoveryCodes: build.mutation({
        ...operation(RenewRecoveryCodesDocument, (data) => data.renewRecoveryCodes),
        invalidatesTags: ['SecondFactor', 'SecurityEvents'],
      }),
      removeSecondFactor: build.mutation({
        ...operation(RemoveSecondFactorDocument, (data) => data.removeSecondFactor.errors),
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
