import type { CalendarDate } from '../../../domain/values/days';
import { useViewer } from '../../members/hooks/useViewer';
import { failureMessages } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import {
  type AvailabilityAlert,
  useAvailabilityAlertsQuery,
  useCreateAvailabilityAlertMutation,
  useDeleteAvailabilityAlertMutation,
} from '../api/availabilityAlertsApi';

const failedText = /*i18n*/ 'We could not save your choice. Please try again.';

export interface AlertDays {
  toolId: string;
  start: CalendarDate;
  end: CalendarDate;
  units: number;
}

export interface AvailabilityAlertActions {
  signedIn: boolean;
  /** The alerts; undefined until they are known. */
  alerts: readonly AvailabilityAlert[] | undefined;
  failed: boolean;
  retry: () => void;
  busy: boolean;
  /** Adds an alert; a toast shows a rejection. Resolves to the outcome. */
  add: (days: AlertDays) => Promise<'waits' | 'free' | 'refused'>;
  /** Resolves to whether the alert is gone. */
  remove: (id: string) => Promise<boolean>;
}

/**
 * The days that the signed-in member waits for, of one tool or (null) of all. Sends no query for visitors, or with
 * `skip`.
 */
export function useAvailabilityAlerts(
  toolId: string | null,
  { skip = false }: { skip?: boolean } = {},
): AvailabilityAlertActions {
  const { signedIn } = useViewer();
  const isIdle = skip || !signedIn;
  const query = useAvailabilityAlertsQuery(
    { toolId },
    { skip: isIdle, refetchOnMountOrArgChange: true },
  );
  const [createAlert, creating] = useCreateAvailabilityAlertMutation();
  const [deleteAlert, deleting] = useDeleteAvailabilityAlertMutation();
  const dispatch = useAppDispatch();
  const say = (text: string) => dispatch(toastShown({ tone: 'danger', text, lang: 'en' }));

  return {
    signedIn,
    alerts: query.currentData,
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    busy: creating.isLoading || deleting.isLoading,
    async add({ toolId: id, start, end, units }) {
      const days = { toolId: id, startDate: start, endDate: end, units };
      const { data, error } = await createAlert(days);
      const [problem] = error ? failureMessages(error, failedText) : data.errors;
      if (problem === undefined) return 'waits';
      if (data?.isFree) {
        dispatch(toastShown({ tone: 'success', text: problem, lang: 'en' }));
        return 'free';
      }
      say(problem);
      return 'refused';
    },
    async remove(id) {
      const { data, error } = await deleteAlert({ id });
      const [problem] = error ? failureMessages(error, failedText) : data;
      if (problem !== undefined) say(problem);
      return problem === undefined;
    },
  };
}
