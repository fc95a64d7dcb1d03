import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  type BeginPasskeyMutation,
  BeginPasskeyProofDocument,
  BeginPasskeySignInDocument,
  ConfirmIdentityByPasskeyDocument,
  PasskeysDocument,
  type PasskeysQuery,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  SignInByPasskeyDocument,
} from './passkeys.generated';
import { takeToken, tokenResult } from './signInApi';

export type Passkey = PasskeysQuery['passkeys'][number];
/** The challenge for a device, as JSON. */
export type PasskeyAsked = BeginPasskeyMutation['beginPasskey'];

/** Passkeys: a chunk of the settings, and of signing in with one. */
export const passkeysApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Passkeys', 'Sessions', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      passkeys: build.query({
        ...operation(PasskeysDocument, (data) => data.passkeys),
        keepUnusedDataFor: 0,
        providesTags: ['Passkeys'],
      }),
      beginPasskey: build.mutation({
        ...operation(BeginPasskeyDocument, (data) => data.beginPasskey),
      }),
      addPasskey: build.mutation({
        ...operation(AddPasskeyDocument, (data) => data.addPasskey.errors),
        invalidatesTags: ['Passkeys', 'SecurityEvents'],
      }),
      renamePasskey: build.mutation({
        ...operation(RenamePasskeyDocument, (data) => data.renamePasskey.errors),
        invalidatesTags: ['Passkeys'],
      }),
      removePasskey: build.mutation({
        ...operation(RemovePasskeyDocument, (data) => data.removePasskey.errors),
        invalidatesTags: ['Passkeys', 'SecurityEvents'],
      }),
      beginPasskeySignIn: build.mutation({
        ...operation(BeginPasskeySignInDocument, (data) => data.beginPasskeySignIn),
      }),
      signInByPasskey: build.mutation({
        ...operation(SignInByPasskeyDocument, (data) => tokenResult(data.signInByPasskey)),
        onQueryStarted: takeToken,
      }),
      beginPasskeyProof: build.mutation({
        ...operation(BeginPasskeyProofDocument, (data) => data.beginPasskeyProof),
      }),
      confirmIdentityByPasskey: build.mutation({
        ...operation(
          ConfirmIdentityByPasskeyDocument,
          (data) => data.confirmIdentityByPasskey.errors,
        ),
        invalidatesTags: ['Passkeys'],
      }),
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
