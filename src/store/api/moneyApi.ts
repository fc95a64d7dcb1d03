import { baseApi } from './baseApi';
import {
  AddPaymentMethodDocument,
  type AddPaymentMethodMutation,
  EarningsDocument,
  type EarningsQuery,
  MakeDefaultPaymentMethodDocument,
  type MakeDefaultPaymentMethodMutation,
  type MakeDefaultPaymentMethodMutationVariables,
  PaymentMethodsDocument,
  type PaymentMethodsQuery,
  QuoteDocument,
  type QuoteQuery,
  type QuoteQueryVariables,
  RemovePaymentMethodDocument,
  type RemovePaymentMethodMutation,
  type RemovePaymentMethodMutationVariables,
} from './documents.generated';

export type Quoted = QuoteQuery['quote'];
export type Quote = NonNullable<Quoted['quote']>;
export type PaymentMethod = PaymentMethodsQuery['paymentMethods'][number];
export type Earnings = EarningsQuery['earnings'];
export type Payout = Earnings['payouts'][number];

/** What things cost, what people pay with and what they earn; a chunk of the screens that show money. */
export const moneyApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['PaymentMethods'] })
  .injectEndpoints({
    endpoints: (build) => ({
      quote: build.query<Quoted, QuoteQueryVariables>({
        query: (variables) => ({ document: QuoteDocument, variables }),
        transformResponse: (data: QuoteQuery) => data.quote,
        // A quote holds for 30 minutes, and a price may change sooner.
        keepUnusedDataFor: 60,
      }),
      paymentMethods: build.query<PaymentMethod[], void>({
        query: () => ({ document: PaymentMethodsDocument }),
        transformResponse: (data: PaymentMethodsQuery) => data.paymentMethods,
        providesTags: ['PaymentMethods'],
      }),
      earnings: build.query<Earnings, void>({
        query: () => ({ document: EarningsDocument }),
        transformResponse: (data: EarningsQuery) => data.earnings,
        providesTags: ['Bookings'],
      }),
      addPaymentMethod: build.mutation<AddPaymentMethodMutation['addPaymentMethod'], void>({
        query: () => ({ document: AddPaymentMethodDocument }),
        transformResponse: (data: AddPaymentMethodMutation) => data.addPaymentMethod,
      }),
      removePaymentMethod: build.mutation<string[], RemovePaymentMethodMutationVariables>({
        query: (variables) => ({ document: RemovePaymentMethodDocument, variables }),
        transformResponse: (data: RemovePaymentMethodMutation) => data.removePaymentMethod.errors,
        invalidatesTags: ['PaymentMethods'],
      }),
      makeDefaultPaymentMethod: build.mutation<string[], MakeDefaultPaymentMethodMutationVariables>(
        {
          query: (variables) => ({ document: MakeDefaultPaymentMethodDocument, variables }),
          transformResponse: (data: MakeDefaultPaymentMethodMutation) =>
            data.makeDefaultPaymentMethod.errors,
          invalidatesTags: ['PaymentMethods'],
        },
      ),
    }),
  });

export const {
  useQuoteQuery,
  usePaymentMethodsQuery,
  useEarningsQuery,
  useAddPaymentMethodMutation,
  useRemovePaymentMethodMutation,
  useMakeDefaultPaymentMethodMutation,
} = moneyApi;
