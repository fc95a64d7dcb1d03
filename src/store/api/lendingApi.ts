import type { ReservationSummary } from '../../../domain/booking';
import type { ToolListing } from '../../../domain/tool';
import { mineReceived } from '../slices/toolsSlice';
import { baseApi } from './baseApi';
import {
  ActiveLendReservationsDocument,
  type ActiveLendReservationsQuery,
  BorrowedToolsDocument,
  type BorrowedToolsQuery,
  CompletedLendReservationsDocument,
  type CompletedLendReservationsQuery,
  CreateToolDocument,
  type CreateToolInput,
  type CreateToolMutation,
  MyToolsDocument,
  type MyToolsQuery,
} from './documents.generated';

export type CreateToolResult = CreateToolMutation['createTool'];

interface CreateToolCall {
  input: CreateToolInput;
  /** The same for every try at one listing: the service makes one tool of them. */
  idempotencyKey: string;
}

/** The dashboard's queries are not cached (§7): nothing of them outlives its last reader. */
const uncached = { keepUnusedDataFor: 0 };

/** A picture on a slow line takes its time, in milliseconds. */
const picturePatience = 120_000;

export const lendingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myTools: build.query<ToolListing[], void>({
      query: () => ({ document: MyToolsDocument }),
      transformResponse: (data: MyToolsQuery) => data.myTools,
      ...uncached,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(mineReceived(data));
        } catch {
          // A failed query raises its toast elsewhere (D16); the list stays as it is.
        }
      },
      providesTags: ['Tools'],
    }),
    borrowedTools: build.query<ToolListing[], void>({
      query: () => ({ document: BorrowedToolsDocument }),
      transformResponse: (data: BorrowedToolsQuery) => data.borrowedTools,
      ...uncached,
    }),
    activeLendReservations: build.query<ReservationSummary[], void>({
      query: () => ({ document: ActiveLendReservationsDocument }),
      transformResponse: (data: ActiveLendReservationsQuery) => data.activeLendReservations,
      ...uncached,
      providesTags: ['Reservations'],
    }),
    completedLendReservations: build.query<ReservationSummary[], void>({
      query: () => ({ document: CompletedLendReservationsDocument }),
      transformResponse: (data: CompletedLendReservationsQuery) => data.completedLendReservations,
      ...uncached,
      providesTags: ['Reservations'],
    }),
    CreateTool: build.mutation<CreateToolResult, CreateToolCall>({
      query: ({ input, idempotencyKey }) => ({
        document: CreateToolDocument,
        variables: { input },
        idempotencyKey,
        patience: picturePatience,
      }),
      transformResponse: (data: CreateToolMutation) => data.createTool,
      invalidatesTags: (result) => (result?.tool ? ['Tools', 'Viewer'] : []),
    }),
  }),
});

export const {
  useMyToolsQuery,
  useBorrowedToolsQuery,
  useActiveLendReservationsQuery,
  useCompletedLendReservationsQuery,
  useCreateToolMutation,
} = lendingApi;
