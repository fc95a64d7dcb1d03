import { operation, type TypedDocument, updatesCache } from '../../platform/api/operation';
import {
  HandoverCodeDocument,
  PayBookingDocument,
  TakeBookingStepDocument,
} from './bookingSteps.generated';
import type { BookingDetails } from './bookingsApi';
import { bookingsApi } from './bookingsApi';

/** The result of a step: the booking as it is now, even when the step was not possible, and why it was not. */
export interface StepAnswer {
  /** Null where there is no such booking, and in the letter. */
  booking: BookingDetails | null;
  errors: string[];
}

/** `operation` for a step: its response updates the booking's page immediately, and all lists are refetched. */
export const step = <Data, Variables, Answer extends StepAnswer>(
  document: TypedDocument<Data, Variables>,
  read: (data: Data) => Answer,
) => ({
  ...operation(document, read),
  invalidatesTags: ['Bookings', 'Reservations'] as const,
  ...updatesCache(
    ({ booking }: Answer) =>
      booking && bookingsApi.util.upsertQueryData('booking', booking.id, booking),
  ),
});

/** The steps of the owner and the borrower. The service recognises a step that is sent twice. */
export const bookingStepsApi = bookingsApi.injectEndpoints({
  endpoints: (build) => ({
    takeBookingStep: build.mutation(step(TakeBookingStepDocument, (data) => data.takeBookingStep)),
    payBooking: build.mutation(step(PayBookingDocument, (data) => data.payBooking)),
    handoverCode: build.mutation(operation(HandoverCodeDocument, (data) => data.handoverCode)),
  }),
});

export const { usePayBookingMutation, useHandoverCodeMutation } = bookingStepsApi;
