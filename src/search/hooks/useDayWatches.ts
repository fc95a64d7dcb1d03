import type { CalendarDate } from '../../../domain/values/days';
import { useViewer } from '../../members/hooks/useViewer';
import { failureMessages } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import {
  type DayWatch,
  useDayWatchesQuery,
  useUnwatchDaysMutation,
  useWatchDaysMutation,
} from '../api/dayWatchesApi';

const failedText = /*i18n*/ 'That did not work. Please try again.';

export interface WatchedDays {
  toolId: string;
  start: CalendarDate;
  end: CalendarDate;
  units: number;
}

export interface DayWatching {
  signedIn: boolean;
  /** The watched days; undefined until they are known. */
  watches: readonly DayWatch[] | undefined;
  failed: boolean;
  retry: () => void;
  busy: boolean;
  /** Watches days; a toast says why it was refused. Resolves to the outcome. */
  watch: (days: WatchedDays) => Promise<'waits' | 'free' | 'refused'>;
  /** Resolves to whether the days are not watched any more. */
  unwatch: (id: string) => Promise<boolean>;
}

/**
 * The days that the signed-in person waits for, of one tool or (null) of all. Sends no query for visitors, or with
 * `skip`.
 */
export function useDayWatches(
  toolId: string | null,
  { skip = false }: { skip?: boolean } = {},
): DayWatching {
  const { signedIn } = useViewer();
  const isIdle = skip || !signedIn;
  const query = useDayWatchesQuery({ toolId }, { skip: isIdle, refetchOnMountOrArgChange: true });
  const [watchThem, watching] = useWatchDaysMutation();
  const [leaveThem, leaving] = useUnwatchDaysMutation();
  const dispatch = useAppDispatch();
  const say = (text: string) => dispatch(toastShown({ tone: 'danger', text, lang: 'en' }));

  return {
    signedIn,
    watches: query.currentData,
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    busy: watching.isLoading || leaving.isLoading,
    async watch({ toolId: id, start, end, units }) {
      const days = { toolId: id, startDate: start, endDate: end, units };
      const { data, error } = await watchThem(days);
      const [problem] = error ? failureMessages(error, failedText) : data.errors;
      if (problem === undefined) return 'waits';
      if (data?.isFree) {
        dispatch(toastShown({ tone: 'success', text: problem, lang: 'en' }));
        return 'free';
      }
      say(problem);
      return 'refused';
    },
    async unwatch(id) {
      const { data, error } = await leaveThem({ id });
      const [problem] = error ? failureMessages(error, failedText) : data;
      if (problem !== undefined) say(problem);
      return problem === undefined;
    },
  };
}
