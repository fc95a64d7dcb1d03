import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import type {
  SaveSettingsInput,
  UpdateProfileInput,
} from '../../platform/api/schemaTypes.generated';
import {
  AccountLanguageDocument,
  OwnProfileDocument,
  type OwnProfileQuery,
  SaveSettingsDocument,
  type SaveSettingsMutation,
  UpdateProfileDocument,
  type UpdateProfileMutation,
} from './account.generated';

export type OwnProfile = NonNullable<OwnProfileQuery['currentUser']>;

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The fields of the signed-in member beyond §3. */
    ownProfile: build.query({
      ...operation(OwnProfileDocument, (data) => data.currentUser, { nullable: true }),
      keepUnusedDataFor: 0,
      providesTags: ['Viewer'],
    }),
    /** Distances are measured from where the person lives. */
    updateProfile: build.mutation<UpdateProfileMutation['updateProfile'], UpdateProfileInput>({
      query: (input) => ({ document: UpdateProfileDocument, variables: { input } }),
      transformResponse: (data: UpdateProfileMutation) => data.updateProfile,
      invalidatesTags: ['Viewer', 'Distances'],
    }),
    saveSettings: build.mutation<string[], SaveSettingsInput>({
      query: (input) => ({ document: SaveSettingsDocument, variables: { input } }),
      transformResponse: (data: SaveSettingsMutation) => data.saveSettings.errors,
      invalidatesTags: ['Viewer'],
    }),
    /** Null for visitors. */
    accountLanguage: build.query({
      ...operation(AccountLanguageDocument, (data) => data.currentUser?.settings.language ?? null, {
        nullable: true,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOwnProfileQuery, useUpdateProfileMutation, useSaveSettingsMutation } = profileApi;
