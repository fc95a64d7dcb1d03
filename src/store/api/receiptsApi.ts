import { baseApi } from './baseApi';
import {
  BookingAmountsDocument,
  type BookingAmountsQuery,
  ReceiptDocument,
  type ReceiptQuery,
  type ReceiptQueryVariables,
  StatementDocument,
  type StatementQuery,
  type StatementQueryVariables,
} from './documents.generated';

export type Receipt = NonNullable<ReceiptQuery['receipt']>;
export type BookingAmount = BookingAmountsQuery['bookingAmounts'][number];
export type Statement = StatementQuery['statement'];
export type StatementLine = Statement['statementLines'][number];

/** What bookings cost and earned, from the ledger; in a chunk of the screens that show it. */
export const receiptsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    receipt: build.query<ReceiptQuery['receipt'], ReceiptQueryVariables>({
      query: (variables) => ({ document: ReceiptDocument, variables, nullable: true }),
      transformResponse: (data: ReceiptQuery) => data.receipt,
      providesTags: ['Bookings'],
    }),
    bookingAmounts: build.query<BookingAmount[], void>({
      query: () => ({ document: BookingAmountsDocument }),
      transformResponse: (data: BookingAmountsQuery) => data.bookingAmounts,
      providesTags: ['Bookings'],
    }),
    statement: build.query<Statement, StatementQueryVariables>({
      query: (variables) => ({ document: StatementDocument, variables }),
      transformResponse: (data: StatementQuery) => data.statement,
      providesTags: ['Bookings'],
    }),
  }),
});

export const { useReceiptQuery, useBookingAmountsQuery, useStatementQuery } = receiptsApi;
