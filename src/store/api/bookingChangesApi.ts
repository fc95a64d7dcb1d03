import { step } from './bookingStepsApi';
import { type BookingDetails, bookingsApi } from './bookingsApi';
import {
  AnswerChangeDocument,
  type AnswerChangeMutation,
  type AnswerChangeMutationVariables,
  ProposeChangeDocument,
  type ProposeChangeMutation,
  type ProposeChangeMutationVariables,
  QuoteChangeDocument,
  type QuoteChangeQuery,
  type QuoteChangeQueryVariables,
  WithdrawChangeDocument,
  type WithdrawChangeMutation,
  type WithdrawChangeMutationVariables,
} from './documents.generated';

/** A change that the owner or the borrower has proposed. */
export type BookingChange = NonNullable<BookingDetails['change']>;
export type ChangeQuoted = QuoteChangeQuery['quoteChange'];

/** Changes of a booking that the owner and the borrower propose to each other. */
const bookingChangesApi = bookingsApi.injectEndpoints({
  endpoints: (build) => ({
    /** What other terms would cost, and on which days they are possible. */
    quoteChange: build.query<ChangeQuoted, QuoteChangeQueryVariables>({
      query: (variables) => ({ document: QuoteChangeDocument, variables }),
      transformResponse: (data: QuoteChangeQuery) => data.quoteChange,
      providesTags: ['Reservations'],
    }),
    proposeChange: build.mutation<
      ProposeChangeMutation['proposeChange'],
      ProposeChangeMutationVariables
    >({
      query: (variables) => ({ document: ProposeChangeDocument, variables }),
      transformResponse: (data: ProposeChangeMutation) => data.proposeChange,
      ...step,
    }),
    answerChange: build.mutation<
      AnswerChangeMutation['answerChange'],
      AnswerChangeMutationVariables
    >({
      query: (variables) => ({ document: AnswerChangeDocument, variables }),
      transformResponse: (data: AnswerChangeMutation) => data.answerChange,
      ...step,
    }),
    withdrawChange: build.mutation<
      WithdrawChangeMutation['withdrawChange'],
      WithdrawChangeMutationVariables
    >({
      query: (variables) => ({ document: WithdrawChangeDocument, variables }),
      transformResponse: (data: WithdrawChangeMutation) => data.withdrawChange,
      ...step,
    }),
  }),
});

export const {
  useQuoteChangeQuery,
  useProposeChangeMutation,
  useAnswerChangeMutation,
  useWithdrawChangeMutation,
} = bookingChangesApi;
