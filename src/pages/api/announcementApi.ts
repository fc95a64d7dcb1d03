import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { AnnouncementDocument } from './announcement.generated';

const announcementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What Skuret announces now. During maintenance it fails with `MAINTENANCE`, whose text says until when. */
    announcement: build.query({
      ...operation(AnnouncementDocument, (data) => data.announcement, { nullable: true }),
      providesTags: ['Announcement'],
    }),
  }),
});

export const { announcement } = announcementApi.endpoints;
export const { useAnnouncementQuery } = announcementApi;
