import { useMemo } from 'react';
import {
  addMonths,
  daysOfMonths,
  getMonth,
  marksByDay,
} from '../../../../domain/bookings/ownerCalendar';
import { addDays, isLateInMonth } from '../../../../domain/values/days';
import { type OwnerCalendar, useOwnerCalendarQuery } from '../../../bookings/api/calendarApi';
import { useViewer } from '../../../members/hooks/useViewer';
import { useAddressState } from '../../../platform/store/useAddressState';
import { useToday } from '../../../platform/store/useClock';
import { media } from '../../../theme/theme';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { useOwnToolsQuery } from '../../api/lendingApi';
import type { CalendarTool } from './UnavailabilityDialog';

/** The tool and the month; empty means all tools, and this month. */
interface Asked {
  tool: string;
  month: string;
}
const readAsked = (given: URLSearchParams): Asked => ({
  tool: given.get('tool') ?? '',
  month: /^\d{4}-(0[1-9]|1[0-2])$/.test(given.get('month') ?? '') ? (given.get('month') ?? '') : '',
});

const nothing: OwnerCalendar = { unavailabilities: [], bookings: [] };
const noTools: readonly CalendarTool[] = [];

/** The tool and the months in view, from the URL and the width of the screen, with what is on their days. */
export function useCalendarView() {
  const today = useToday();
  const { user } = useViewer();
  const [asked, change] = useAddressState(readAsked);
  const isWide = useMediaQuery(media.wide);
  const isDesk = useMediaQuery(media.desktop);

  const own = useOwnToolsQuery(undefined, { skip: user === null });
  const tools = useMemo<readonly CalendarTool[]>(
    () =>
      own.currentData?.map(({ tool: { id, name, maxAvailableCount } }) => ({
        id,
        name,
        units: maxAvailableCount,
      })) ?? noTools,
    [own.currentData],
  );
  const tool = tools.find(({ id }) => id === asked.tool) ?? (tools.length === 1 ? tools[0] : null);
  const toolId = tool?.id ?? null;
  const isInRows = toolId === null && isDesk;
  const bounds = { first: today, last: addDays(today, 365) };
  const earliest = addMonths(getMonth(today), -12);
  const month =
    asked.month >= earliest && asked.month <= getMonth(bounds.last) ? asked.month : getMonth(today);
  // Late in this month its past weeks are left out, and little of it remains.
  const isLate = month === getMonth(today) && isLateInMonth(today);
  const months: 1 | 2 | 3 = isInRows ? 1 : !isDesk ? (isLate ? 2 : 1) : isWide ? 3 : 2;
  // The rows of this month begin today, so that they show as many days ahead as those of another month.
  const shown =
    isInRows && month === getMonth(today)
      ? { first: today, last: addDays(today, 30) }
      : daysOfMonths(month, months);

  const query = useOwnerCalendarQuery(
    { toolId, from: shown.first, to: addDays(shown.last, 1) },
    { skip: user === null || tools.length === 0, refetchOnMountOrArgChange: true },
  );
  const calendar = query.currentData ?? nothing;
  const marks = useMemo(
    () => marksByDay(calendar, today, { first: shown.first, last: shown.last }),
    [calendar, today, shown.first, shown.last],
  );
  return {
    today,
    own,
    tools,
    /** The chosen tool; null for all tools. */
    toolId,
    /** Whether each tool has a row of its own. */
    isInRows,
    month,
    months,
    /** The days that can be blocked. */
    bounds,
    shown,
    query,
    marks,
    change,
  };
}

export type CalendarView = ReturnType<typeof useCalendarView>;
