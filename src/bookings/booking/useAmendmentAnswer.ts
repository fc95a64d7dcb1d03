import { openExternalPage } from '../../platform/browser/openExternalPage';
import { failureMessages } from '../../platform/store/failureMessages';
import { useScreenState } from '../../ui/useScreenState';
import {
  type Amendment,
  useAnswerChangeMutation,
  useWithdrawChangeMutation,
} from '../api/amendmentsApi';
import type { StepAnswer } from '../api/bookingStepsApi';
import type { BookingDetails } from '../api/bookingsApi';

const notAnswered = /*i18n*/ 'We could not send your answer. Please try again.';
const notWithdrawn = /*i18n*/ 'We could not withdraw the proposal. Please try again.';

/** Accepts, declines or withdraws a proposed change; opens the payment page where one is needed. */
export function useAmendmentAnswer(
  { id, role }: BookingDetails,
  change: Amendment,
  onDone: () => void,
) {
  const [answer, answering] = useAnswerChangeMutation();
  const [withdraw, withdrawing] = useWithdrawChangeMutation();
  const [problem, setProblem] = useScreenState<string | null>('change problem', null);
  const [methodId, setMethodId] = useScreenState<string | null>('change offer method', null);
  const [said, setSaid] = useScreenState<'yes' | 'no' | null>('change answer', null);
  const mustPay = change.proposedBy !== role && role === 'BORROWER' && change.moreCents > 0;

  function show(
    data: (StepAnswer & { stepUrl: string | null }) | undefined,
    error: unknown,
    failedText: string,
  ) {
    if (data?.stepUrl) {
      openExternalPage(data.stepUrl);
      return;
    }
    const [refused = null] = data ? data.errors : failureMessages(error, failedText);
    setProblem(refused);
    if (data && data.booking?.change?.id !== change.id) onDone();
  }
  async function onAnswer(accept: boolean) {
    setSaid(accept ? 'yes' : 'no');
    setProblem(null);
    const paying = mustPay && accept && methodId !== null ? { paymentMethodId: methodId } : {};
    const { data, error } = await answer({ id, changeId: change.id, accept, ...paying });
    show(data, error, notAnswered);
  }
  async function onWithdraw() {
    setProblem(null);
    const { data, error } = await withdraw({ id, changeId: change.id });
    show(data, error, notWithdrawn);
  }
  return {
    problem,
    methodId,
    setMethodId,
    /** Whether the member pays more if they accept. */
    mustPay,
    /** The answer that was given last. */
    said,
    isAnswering: answering.isLoading,
    isWithdrawing: withdrawing.isLoading,
    onAnswer,
    onWithdraw,
  };
}
