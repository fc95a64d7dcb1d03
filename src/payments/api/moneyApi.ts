import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  AddPaymentMethodDocument,
  EarningsDocument,
  type EarningsQuery,
  MakeDefaultPaymentMethodDocument,
  OpenPayoutAccountDocument,
  PaymentMethodsDocument,
  type PaymentMethodsQuery,
  PayoutAccountDocument,
  type PayoutAccountQuery,
  QuoteDocument,
  type QuoteQuery,
  RemovePaymentMethodDocument,
} from './money.generated';

export type Quoted = QuoteQuery['quote'];
export type Quote = NonNullable<Quoted['quote']>;
export type PaymentMethod = PaymentMethodsQuery['paymentMethods'][number];
export type Earnings = EarningsQuery['earnings'];
export type PayoutAccount = PayoutAccountQuery['payoutAccount'];
export type Payout = Earnings['payouts'][number];

/** Prices, payment methods and earnings; a chunk of the screens that show money. */
export const moneyApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['PaymentMethods'] })
  .injectEndpoints({
    endpoints: (build) => ({
      quote: build.query({
        ...operation(QuoteDocument, (data) => data.quote),
        // A quote holds for 30 minutes, and a price may change sooner.
        keepUnusedDataFor: 60,
      }),
      paymentMethods: build.query({
        ...operation(PaymentMethodsDocument, (data) => data.paymentMethods),
        providesTags: ['PaymentMethods'],
      }),
      earnings: build.query({
        ...operation(EarningsDocument, (data) => data.earnings),
        providesTags: ['Bookings'],
      }),
      payoutAccount: build.query({
        ...operation(PayoutAccountDocument, (data) => data.payoutAccount),
        providesTags: ['Bookings'],
      }),
      openPayoutAccount: build.mutation({
        ...operation(OpenPayoutAccountDocument, (data) => data.openPayoutAccount),
      }),
      addPaymentMethod: build.mutation({
        ...operation(AddPaymentMethodDocument, (data) => data.addPaymentMethod),
      }),
      removePaymentMethod: build.mutation({
        ...operation(RemovePaymentMethodDocument, (data) => data.removePaymentMethod.errors),
        invalidatesTags: ['PaymentMethods'],
      }),
      makeDefaultPaymentMethod: build.mutation({
        ...operation(
          MakeDefaultPaymentMethodDocument,
          (data) => data.makeDefaultPaymentMethod.errors,
        ),
        invalidatesTags: ['PaymentMethods'],
      }),
    }),
  });

export const {
  useQuoteQuery,
  usePaymentMethodsQuery,
  useEarningsQuery,
  usePayoutAccountQuery,
  useOpenPayoutAccountMutation,
  useAddPaymentMethodMutation,
  useRemovePaymentMethodMutation,
  useMakeDefaultPaymentMethodMutation,
} = moneyApi;
