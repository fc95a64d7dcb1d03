import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  BookingAmountsDocument,
  type BookingAmountsQuery,
  ReceiptDocument,
  type ReceiptQuery,
  StatementDocument,
  type StatementQuery,
} from './receipts.generated';

export type Receipt = NonNullable<ReceiptQuery['receipt']>;
export type BookingAmount = BookingAmountsQuery['bookingAmounts'][number];
export type Statement = StatementQuery['statement'];
export type StatementLine = Statement['statementLines'][number];

/** Costs and earnings of bookings, from the ledger; in a chunk of the screens that show them. */
export const receiptsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    receipt: build.query({
      ...operation(ReceiptDocument, (data) => data.receipt, { nullable: true }),
      providesTags: ['Bookings'],
    }),
    bookingAmounts: build.query({
      ...operation(BookingAmountsDocument, (data) => data.bookingAmounts),
      providesTags: ['Bookings'],
    }),
    statement: build.query({
      ...operation(StatementDocument, (data) => data.statement),
      providesTags: ['Bookings'],
    }),
  }),
});

export const { useReceiptQuery, useBookingAmountsQuery, useStatementQuery } = receiptsApi;
