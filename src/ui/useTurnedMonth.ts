import { useScreenState } from './useScreenState';

/**
 * A day of the month to which a person turned the calendar of a screen; null while it shows the month of the chosen
 * days. Opening and closing the calendar set it to null.
 */
export function useTurnedMonth(): [string | null, (day: string | null) => void] {
  return useScreenState<string | null>('dates month', null);
}
