import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { AppealDocument, MeasuresDocument, type MeasuresQuery } from './measures.generated';

export type Measure = MeasuresQuery['measures'][number];

const measuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    measures: build.query({
      ...operation(MeasuresDocument, (data) => data.measures),
      // Each measure, and each decision of an appeal, comes with a notification.
      providesTags: ['Notifications'],
    }),
    appeal: build.mutation({
      ...operation(AppealDocument, (data) => data.appeal.errors),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useMeasuresQuery, useAppealMutation } = measuresApi;
