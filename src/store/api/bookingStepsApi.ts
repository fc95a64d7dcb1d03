import type { StepRequest } from '../../../domain/memberSteps';
import type { BookingDetails } from './bookingsApi';
import { bookingsApi } from './bookingsApi';
import {
  HandoverCodeDocument,
  type HandoverCodeMutation,
  type HandoverCodeMutationVariables,
  PayBookingDocument,
  type PayBookingMutation,
  type PayBookingMutationVariables,
  TakeBookingStepDocument,
  type TakeBookingStepMutation,
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
    takeBookingStep: build.mutation<StepAnswer, { id: string } & StepRequest>({
      query: (variables) => ({ document: TakeBookingStepDocument, variables }),
      transformResponse: (data: TakeBookingStepMutation) => data.takeBookingStep,
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
