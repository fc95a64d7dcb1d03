import { baseApi } from './baseApi';
import {
  AccountLanguageDocument,
  type AccountLanguageQuery,
  MyViewCountDocument,
  type MyViewCountQuery,
  OwnProfileDocument,
  type OwnProfileQuery,
  SaveSettingsDocument,
  type SaveSettingsInput,
  type SaveSettingsMutation,
  UpdateProfileDocument,
  type UpdateProfileInput,
  type UpdateProfileMutation,
} from './documents.generated';

type AccountLanguage = NonNullable<AccountLanguageQuery['currentUser']>['settings']['language'];

export type OwnProfile = NonNullable<OwnProfileQuery['currentUser']>;

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What live shows of the signed-in user beyond §3. */
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
    /** Null where nobody is signed in. */
    accountLanguage: build.query<AccountLanguage | null, void>({
      query: () => ({ document: AccountLanguageDocument, nullable: true }),
      transformResponse: (data: AccountLanguageQuery) =>
        data.currentUser?.settings.language ?? null,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useOwnProfileQuery,
  useMyViewCountQuery,
  useUpdateProfileMutation,
  useSaveSettingsMutation,
} = profileApi;
