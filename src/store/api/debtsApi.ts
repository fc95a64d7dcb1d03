import { baseApi } from './baseApi';
import {
  DebtDocument,
  type DebtQuery,
  PayDebtDocument,
  type PayDebtMutation,
  type PayDebtMutationVariables,
} from './documents.generated';

type Debt = DebtQuery['debt'];

/** What the person still has to pay; in the chunk of the panel that shows it. */
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
