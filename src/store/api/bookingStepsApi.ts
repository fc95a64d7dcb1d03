import type { BookingDetails } from './bookingsApi';
import { bookingsApi } from './bookingsApi';
import {
  AcceptBookingDocument,
  type AcceptBookingMutation,
  type AcceptBookingMutationVariables,
  AnswerProblemDocument,
  type AnswerProblemMutation,
  type AnswerProblemMutationVariables,
  CancelBookingDocument,
  type CancelBookingMutation,
  type CancelBookingMutationVariables,
  ConfirmPickupDocument,
  type ConfirmPickupMutation,
  type ConfirmPickupMutationVariables,
  ConfirmReturnDocument,
  type ConfirmReturnMutation,
  type ConfirmReturnMutationVariables,
  ContestNoShowDocument,
  type ContestNoShowMutation,
  type ContestNoShowMutationVariables,
  DeclineBookingDocument,
  type DeclineBookingMutation,
  type DeclineBookingMutationVariables,
  HandoverCodeDocument,
  type HandoverCodeMutation,
  type HandoverCodeMutationVariables,
  PayBookingDocument,
  type PayBookingMutation,
  type PayBookingMutationVariables,
  ProposeSettlementDocument,
  type ProposeSettlementMutation,
  type ProposeSettlementMutationVariables,
  ReportFaultDocument,
  type ReportFaultMutation,
  type ReportFaultMutationVariables,
  ReportNoShowDocument,
  type ReportNoShowMutation,
  type ReportNoShowMutationVariables,
  ReportProblemDocument,
  type ReportProblemMutation,
  type ReportProblemMutationVariables,
  ReturnBookingDocument,
  type ReturnBookingMutation,
  type ReturnBookingMutationVariables,
  WaiveLateFeeDocument,
  type WaiveLateFeeMutation,
  type WaiveLateFeeMutationVariables,
  WithdrawRequestDocument,
  type WithdrawRequestMutation,
  type WithdrawRequestMutationVariables,
} from './documents.generated';

/** The result of a step: the booking as it is now, even when the step was not possible, and why it was not. */
export interface StepAnswer {
  /** Null where there is no such booking, and in the letter. */
  booking: BookingDetails | null;
  errors: string[];
}

interface Started {
  dispatch: (action: ReturnType<typeof showBooking>) => unknown;
  queryFulfilled: Promise<{ data: StepAnswer }>;
}

const showBooking = (booking: BookingDetails) =>
  bookingsApi.util.upsertQueryData('booking', booking.id, booking);

/** What every step does: its answer updates the booking's page at once, and all lists are fetched again. */
export const step = {
  invalidatesTags: ['Bookings', 'Reservations'],
  async onQueryStarted(_variables: unknown, { dispatch, queryFulfilled }: Started) {
    const answer = await queryFulfilled.catch(() => null);
    if (answer?.data.booking) dispatch(showBooking(answer.data.booking));
  },
} as const;

/** The steps of the owner and the borrower. The service recognises a step that is sent twice. */
export const bookingStepsApi = bookingsApi.injectEndpoints({
  endpoints: (build) => ({
    acceptBooking: build.mutation<StepAnswer, AcceptBookingMutationVariables>({
      query: (variables) => ({ document: AcceptBookingDocument, variables }),
      transformResponse: (data: AcceptBookingMutation) => data.acceptBooking,
      ...step,
    }),
    declineBooking: build.mutation<StepAnswer, DeclineBookingMutationVariables>({
      query: (variables) => ({ document: DeclineBookingDocument, variables }),
      transformResponse: (data: DeclineBookingMutation) => data.declineBooking,
      ...step,
    }),
    withdrawRequest: build.mutation<StepAnswer, WithdrawRequestMutationVariables>({
      query: (variables) => ({ document: WithdrawRequestDocument, variables }),
      transformResponse: (data: WithdrawRequestMutation) => data.withdrawRequest,
      ...step,
    }),
    cancelBooking: build.mutation<StepAnswer, CancelBookingMutationVariables>({
      query: (variables) => ({ document: CancelBookingDocument, variables }),
      transformResponse: (data: CancelBookingMutation) => data.cancelBooking,
      ...step,
    }),
    confirmPickup: build.mutation<StepAnswer, ConfirmPickupMutationVariables>({
      query: (variables) => ({ document: ConfirmPickupDocument, variables }),
      transformResponse: (data: ConfirmPickupMutation) => data.confirmPickup,
      ...step,
    }),
    reportFault: build.mutation<StepAnswer, ReportFaultMutationVariables>({
      query: (variables) => ({ document: ReportFaultDocument, variables }),
      transformResponse: (data: ReportFaultMutation) => data.reportFault,
      ...step,
    }),
    reportNoShow: build.mutation<StepAnswer, ReportNoShowMutationVariables>({
      query: (variables) => ({ document: ReportNoShowDocument, variables }),
      transformResponse: (data: ReportNoShowMutation) => data.reportNoShow,
      ...step,
    }),
    contestNoShow: build.mutation<StepAnswer, ContestNoShowMutationVariables>({
      query: (variables) => ({ document: ContestNoShowDocument, variables }),
      transformResponse: (data: ContestNoShowMutation) => data.contestNoShow,
      ...step,
    }),
    returnBooking: build.mutation<StepAnswer, ReturnBookingMutationVariables>({
      query: (variables) => ({ document: ReturnBookingDocument, variables }),
      transformResponse: (data: ReturnBookingMutation) => data.returnBooking,
      ...step,
    }),
    confirmReturn: build.mutation<StepAnswer, ConfirmReturnMutationVariables>({
      query: (variables) => ({ document: ConfirmReturnDocument, variables }),
      transformResponse: (data: ConfirmReturnMutation) => data.confirmReturn,
      ...step,
    }),
    reportProblem: build.mutation<StepAnswer, ReportProblemMutationVariables>({
      query: (variables) => ({ document: ReportProblemDocument, variables }),
      transformResponse: (data: ReportProblemMutation) => data.reportProblem,
      ...step,
    }),
    answerProblem: build.mutation<StepAnswer, AnswerProblemMutationVariables>({
      query: (variables) => ({ document: AnswerProblemDocument, variables }),
      transformResponse: (data: AnswerProblemMutation) => data.answerProblem,
      ...step,
    }),
    proposeSettlement: build.mutation<StepAnswer, ProposeSettlementMutationVariables>({
      query: (variables) => ({ document: ProposeSettlementDocument, variables }),
      transformResponse: (data: ProposeSettlementMutation) => data.proposeSettlement,
      ...step,
    }),
    waiveLateFee: build.mutation<StepAnswer, WaiveLateFeeMutationVariables>({
      query: (variables) => ({ document: WaiveLateFeeDocument, variables }),
      transformResponse: (data: WaiveLateFeeMutation) => data.waiveLateFee,
      ...step,
    }),
    payBooking: build.mutation<PayBookingMutation['payBooking'], PayBookingMutationVariables>({
      query: (variables) => ({ document: PayBookingDocument, variables }),
      transformResponse: (data: PayBookingMutation) => data.payBooking,
      ...step,
    }),
    handoverCode: build.mutation<
      HandoverCodeMutation['handoverCode'],
      HandoverCodeMutationVariables
    >({
      query: (variables) => ({ document: HandoverCodeDocument, variables }),
      transformResponse: (data: HandoverCodeMutation) => data.handoverCode,
    }),
  }),
});

export const { usePayBookingMutation, useHandoverCodeMutation } = bookingStepsApi;
