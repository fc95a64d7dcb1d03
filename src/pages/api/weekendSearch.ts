import { defaultToolSearch, searchVariables } from '../../../domain/search/toolSearch';
import { getNextWeekend } from '../../../domain/search/weekend';
import type { CalendarDate } from '../../../domain/values/days';

/** The variables of the front page's search for tools that are free next weekend. */
export const weekendSearch = (today: CalendarDate) =>
  searchVariables([], { ...defaultToolSearch, ...getNextWeekend(today) });
