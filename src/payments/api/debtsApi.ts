import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { DebtDocument, PayDebtDocument } from './debts.generated';

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
