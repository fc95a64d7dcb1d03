import {
  ConfirmGoodwillDocument,
  type ConfirmGoodwillMutation,
  GiveGoodwillDocument,
  type GiveGoodwillMutation,
  MoneyDocument,
  type MoneyQuery,
  TopUpDocument,
  type TopUpMutation,
  type TopUpMutationVariables,
  WithdrawGoodwillDocument,
  type WithdrawGoodwillMutation,
  type WithdrawGoodwillMutationVariables,
} from './money.generated';
import { officeApi } from './officeApi';
import type { GoodwillInput } from './schemaTypes.generated';

const moneyApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    money: build.query<MoneyQuery['money'], void>({
      query: () => ({ document: MoneyDocument }),
      transformResponse: ({ money }: MoneyQuery) => money,
      providesTags: ['Money'],
    }),
    giveGoodwill: build.mutation<{ errors: string[] }, GoodwillInput>({
      query: (goodwill) => ({ document: GiveGoodwillDocument, variables: { goodwill } }),
      transformResponse: ({ giveGoodwill }: GiveGoodwillMutation) => giveGoodwill,
      invalidatesTags: ['Money'],
    }),
    confirmGoodwill: build.mutation<{ errors: string[] }, string>({
      query: (id) => ({ document: ConfirmGoodwillDocument, variables: { id } }),
      transformResponse: ({ confirmGoodwill }: ConfirmGoodwillMutation) => confirmGoodwill,
      invalidatesTags: ['Money'],
    }),
    withdrawGoodwill: build.mutation<{ errors: string[] }, WithdrawGoodwillMutationVariables>({
      query: (variables) => ({ document: WithdrawGoodwillDocument, variables }),
      transformResponse: ({ withdrawGoodwill }: WithdrawGoodwillMutation) => withdrawGoodwill,
      invalidatesTags: ['Money'],
    }),
    topUp: build.mutation<{ errors: string[] }, TopUpMutationVariables>({
      query: (variables) => ({ document: TopUpDocument, variables }),
      transformResponse: ({ topUp }: TopUpMutation) => topUp,
      invalidatesTags: ['Money'],
    }),
  }),
});

export const {
  useMoneyQuery,
  useGiveGoodwillMutation,
  useConfirmGoodwillMutation,
  useWithdrawGoodwillMutation,
  useTopUpMutation,
} = moneyApi;
