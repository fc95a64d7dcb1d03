import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  ApiTokensDocument,
  type ApiTokensQuery,
  EndApiTokenDocument,
  MakeApiTokenDocument,
} from './apiTokens.generated';

export type ApiToken = ApiTokensQuery['apiTokens'][number];

/** API tokens: a chunk of the settings. */
const apiTokensApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['ApiTokens', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      apiTokens: build.query({
        ...operation(ApiTokensDocument, (data) => data.apiTokens),
        keepUnusedDataFor: 0,
        providesTags: ['ApiTokens'],
      }),
      makeApiToken: build.mutation({
        ...operation(MakeApiTokenDocument, (data) => data.makeApiToken),
        invalidatesTags: ['ApiTokens', 'SecurityEvents'],
      }),
      endApiToken: build.mutation({
        ...operation(EndApiTokenDocument, (data) => data.endApiToken.errors),
        invalidatesTags: ['ApiTokens', 'SecurityEvents'],
      }),
    }),
  });

export const { useApiTokensQuery, useMakeApiTokenMutation, useEndApiTokenMutation } = apiTokensApi;
