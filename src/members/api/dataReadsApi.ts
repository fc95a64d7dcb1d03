import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { DataReadsDocument, type DataReadsQuery } from './dataReads.generated';

export type DataRead = DataReadsQuery['dataReads'][number];

const dataReadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dataReads: build.query({
      ...operation(DataReadsDocument, (data) => data.dataReads),
      // Staff look while nothing tells this page: it asks at each visit.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useDataReadsQuery } = dataReadsApi;
