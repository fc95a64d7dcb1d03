import { operation } from '../../platform/api/operation';
import {
  AnswerChangeDocument,
  ProposeChangeDocument,
  QuoteChangeDocument,
  type QuoteChangeQuery,
  WithdrawChangeDocument,
} from './amendments.generated';
import { step } from './bookingStepsApi';
import { type BookingDetails, bookingsApi } from './bookingsApi';

/** A change that the owner or the borrower has proposed. */
export type Amendment = NonNullable<BookingDetails['change']>;
export type QuotedAmendment = QuoteChangeQuery['quoteChange'];

/** Changes of a booking that the owner and the borrower propose to each other. */
const amendmentsApi = bookingsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The price of amended terms, and their possible days. */
    quoteChange: build.query({
      ...operation(QuoteChangeDocument, (data) => data.quoteChange),
      providesTags: ['Reservations'],
    }),
    proposeChange: build.mutation(step(ProposeChangeDocument, (data) => data.proposeChange)),
    answerChange: build.mutation(step(AnswerChangeDocument, (data) => data.answerChange)),
    withdrawChange: build.mutation(step(WithdrawChangeDocument, (data) => data.withdrawChange)),
  }),
});

export const {
  useQuoteChangeQuery,
  useProposeChangeMutation,
  useAnswerChangeMutation,
  useWithdrawChangeMutation,
} = amendmentsApi;
