import { rejectionProblem } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import type { FirstProblem } from '../../ui/form/firstProblem';
import type { ReportMutationVariables } from '../api/safety.generated';
import { useReportMutation } from '../api/safetyApi';

const failedText = /*i18n*/ 'We could not send your report. Please try again.';

/** Sends a report and confirms it in a toast. Resolves to why it was not stored, or to null. */
export function useReport() {
  const [send] = useReportMutation();
  const dispatch = useAppDispatch();
  return async (report: ReportMutationVariables): Promise<FirstProblem | null> => {
    const problem = rejectionProblem(await send(report), failedText);
    if (problem) return problem;
    const text = /*i18n*/ 'Thank you. We have your report and will look at it.';
    dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
    return null;
  };
}
