import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  AvailabilityAlertsDocument,
  type AvailabilityAlertsQuery,
  CreateAvailabilityAlertDocument,
  DeleteAvailabilityAlertDocument,
} from './availabilityAlerts.generated';

export type AvailabilityAlert = AvailabilityAlertsQuery['availabilityAlerts'][number];

/**
 * The days that the person waits for. A notification that days are free changes what is shown here, so they have the
 * tag of notifications.
 */
export const availabilityAlertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of one tool, or of all. */
    availabilityAlerts: build.query({
      ...operation(AvailabilityAlertsDocument, (data) => data.availabilityAlerts),
      providesTags: ['Notifications'],
    }),
    createAvailabilityAlert: build.mutation({
      ...operation(CreateAvailabilityAlertDocument, (data) => data.createAvailabilityAlert),
      invalidatesTags: ['Notifications'],
    }),
    /** The service's errors; empty when the alert is gone. */
    deleteAvailabilityAlert: build.mutation({
      ...operation(DeleteAvailabilityAlertDocument, (data) => data.deleteAvailabilityAlert.errors),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const {
  useAvailabilityAlertsQuery,
  useCreateAvailabilityAlertMutation,
  useDeleteAvailabilityAlertMutation,
} = availabilityAlertsApi;
