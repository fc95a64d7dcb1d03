import { baseApi } from './baseApi';
import {
  DebtDocument,
  type DebtQuery,
  PayDebtDocument,
  type PayDebtMutation,
  type PayDebtMutationVariables,
} from './documents.generated';

type Debt = DebtQuery['debt'];

/** What somebody still has to pay; a chunk of the panel that says so. */
export const debtsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    debt: build.query<Debt, void>({
      query: () => ({ document: DebtDocument }),
      transformResponse: (data: DebtQuery) => data.debt,
      providesTags: ['Bookings'],
    }),
    payDebt: build.mutation<PayDebtMutation['payDebt'], PayDebtMutationVariables>({
      query: (variables) => ({ document: PayDebtDocument, variables }),
      transformResponse: (data: PayDebtMutation) => data.payDebt,
      invalidatesTags: ['Bookings'],
    }),
  }),
});

export const { useDebtQuery, usePayDebtMutation } = debtsApi;
