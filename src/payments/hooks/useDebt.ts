import { failureMessages } from '../../platform/store/failureMessages';
import { useDebtQuery, usePayDebtMutation } from '../api/debtsApi';
import { usePaymentMethodsQuery } from '../api/moneyApi';

const failedText = /*i18n*/ 'We could not start the payment. Please try again.';

/** The result of paying: the page where it goes on, why it was refused, or that nothing is owed any more. */
export type DebtPaid =
  | { kind: 'paid' }
  | { kind: 'step'; url: string }
  | { kind: 'refused'; text: string | null };

/** The debt of the signed-in member, its payment methods, and its payment. */
export function useDebt() {
  const debt = useDebtQuery(undefined, { refetchOnMountOrArgChange: true });
  const owes = debt.data !== undefined && debt.data.totalCents > 0;
  const methods = usePaymentMethodsQuery(undefined, { skip: !owes });
  const [send, { isLoading }] = usePayDebtMutation();

  async function pay(paymentMethodId: string): Promise<DebtPaid> {
    const { data, error } = await send({ paymentMethodId });
    if (data?.stepUrl) return { kind: 'step', url: data.stepUrl };
    const [text = null] = error ? failureMessages(error, failedText) : data.errors;
    return text === null && data?.debt.totalCents === 0
      ? { kind: 'paid' }
      : { kind: 'refused', text };
  }

  return {
    debt: debt.data,
    debtFailed: debt.isError && !debt.isFetching,
    retryDebt: () => void debt.refetch(),
    methods: methods.data,
    methodsFailed: methods.isError && !methods.isFetching,
    retryMethods: () => void methods.refetch(),
    isPaying: isLoading,
    pay,
  };
}
