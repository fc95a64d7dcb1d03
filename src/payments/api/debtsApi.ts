import { baseApi } from '../../platform/api/baseApi';
import { DebtDocument, PayDebtDocument } from '../../platform/api/documents.generated';
import { operation } from '../../platform/api/operation';

/** The member's debt; in the chunk of the panel that shows it. */
export const debtsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    debt: build.query({
      ...operation(DebtDocument, (data) => data.debt),
      providesTags: ['Bookings'],
    }),
    payDebt: build.mutation({
      ...operation(PayDebtDocument, (data) => data.payDebt),
      invalidatesTags: ['Bookings'],
    }),
  }),
});

export const { useDebtQuery, usePayDebtMutation } = debtsApi;
