import { baseApi } from './baseApi';
import {
  AddPasskeyDocument,
  type AddPasskeyMutation,
  type AddPasskeyMutationVariables,
  BeginPasskeyDocument,
  type BeginPasskeyMutation,
  BeginPasskeyProofDocument,
  type BeginPasskeyProofMutation,
  BeginPasskeySignInDocument,
  type BeginPasskeySignInMutation,
  ConfirmIdentityByPasskeyDocument,
  type ConfirmIdentityByPasskeyMutation,
  type ConfirmIdentityByPasskeyMutationVariables,
  PasskeysDocument,
  type PasskeysQuery,
  RemovePasskeyDocument,
  type RemovePasskeyMutation,
  type RemovePasskeyMutationVariables,
  RenamePasskeyDocument,
  type RenamePasskeyMutation,
  type RenamePasskeyMutationVariables,
  SignInByPasskeyDocument,
  type SignInByPasskeyMutation,
  type SignInByPasskeyMutationVariables,
} from './documents.generated';
import { type TokenResult, takeToken, tokenResult } from './signInApi';

export type Passkey = PasskeysQuery['passkeys'][number];
/** What a device is asked, as JSON. */
export type PasskeyAsked = BeginPasskeyMutation['beginPasskey'];

/** Passkeys: a chunk of the settings, and of signing in with one. */
export const passkeysApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Passkeys', 'Sessions', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      passkeys: build.query<Passkey[], void>({
        query: () => ({ document: PasskeysDocument }),
        transformResponse: (data: PasskeysQuery) => data.passkeys,
        keepUnusedDataFor: 0,
        providesTags: ['Passkeys'],
      }),
      beginPasskey: build.mutation<PasskeyAsked, void>({
        query: () => ({ document: BeginPasskeyDocument }),
        transformResponse: (data: BeginPasskeyMutation) => data.beginPasskey,
      }),
      addPasskey: build.mutation<string[], AddPasskeyMutationVariables>({
        query: (variables) => ({ document: AddPasskeyDocument, variables }),
        transformResponse: (data: AddPasskeyMutation) => data.addPasskey.errors,
        invalidatesTags: ['Passkeys', 'SecurityEvents'],
      }),
      renamePasskey: build.mutation<string[], RenamePasskeyMutationVariables>({
        query: (variables) => ({ document: RenamePasskeyDocument, variables }),
        transformResponse: (data: RenamePasskeyMutation) => data.renamePasskey.errors,
        invalidatesTags: ['Passkeys'],
      }),
      removePasskey: build.mutation<string[], RemovePasskeyMutationVariables>({
        query: (variables) => ({ document: RemovePasskeyDocument, variables }),
        transformResponse: (data: RemovePasskeyMutation) => data.removePasskey.errors,
        invalidatesTags: ['Passkeys', 'SecurityEvents'],
      }),
      beginPasskeySignIn: build.mutation<PasskeyAsked, void>({
        query: () => ({ document: BeginPasskeySignInDocument }),
        transformResponse: (data: BeginPasskeySignInMutation) => data.beginPasskeySignIn,
      }),
      signInByPasskey: build.mutation<TokenResult, SignInByPasskeyMutationVariables>({
        query: (variables) => ({ document: SignInByPasskeyDocument, variables }),
        transformResponse: (data: SignInByPasskeyMutation) => tokenResult(data.signInByPasskey),
        onQueryStarted: takeToken,
      }),
      beginPasskeyProof: build.mutation<PasskeyAsked, void>({
        query: () => ({ document: BeginPasskeyProofDocument }),
        transformResponse: (data: BeginPasskeyProofMutation) => data.beginPasskeyProof,
      }),
      confirmIdentityByPasskey: build.mutation<string[], ConfirmIdentityByPasskeyMutationVariables>(
        {
          query: (variables) => ({ document: ConfirmIdentityByPasskeyDocument, variables }),
          transformResponse: (data: ConfirmIdentityByPasskeyMutation) =>
            data.confirmIdentityByPasskey.errors,
          invalidatesTags: ['Passkeys'],
        },
      ),
    }),
  });

export const {
  usePasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
  useBeginPasskeyProofMutation,
  useConfirmIdentityByPasskeyMutation,
} = passkeysApi;
