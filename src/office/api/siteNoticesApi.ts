import { officeApi } from './officeApi';
import {
  AddSiteNoticeDocument,
  type AddSiteNoticeMutation,
  type AddSiteNoticeMutationVariables,
  EndSiteNoticeDocument,
  type EndSiteNoticeMutation,
  SiteNoticesDocument,
  type SiteNoticesQuery,
} from './siteNotices.generated';

const siteNoticesApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    siteNotices: build.query<SiteNoticesQuery['siteNotices'], void>({
      query: () => ({ document: SiteNoticesDocument }),
      transformResponse: ({ siteNotices }: SiteNoticesQuery) => siteNotices,
      providesTags: ['SiteNotices'],
    }),
    addSiteNotice: build.mutation<{ errors: string[] }, AddSiteNoticeMutationVariables>({
      query: (variables) => ({ document: AddSiteNoticeDocument, variables }),
      transformResponse: ({ addSiteNotice }: AddSiteNoticeMutation) => addSiteNotice,
      invalidatesTags: ['SiteNotices'],
    }),
    endSiteNotice: build.mutation<{ errors: string[] }, string>({
      query: (id) => ({ document: EndSiteNoticeDocument, variables: { id } }),
      transformResponse: ({ endSiteNotice }: EndSiteNoticeMutation) => endSiteNotice,
      invalidatesTags: ['SiteNotices'],
    }),
  }),
});

export const { useSiteNoticesQuery, useAddSiteNoticeMutation, useEndSiteNoticeMutation } =
  siteNoticesApi;
