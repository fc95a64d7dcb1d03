import { useScreenState } from './useScreenState';

/**
 * A day of the month to which a person turned the calendar of a screen; null while it shows the month of the chosen
 * days. Whoever opens or closes the calendar sets it to null.
 */
export function useTurnedMonth(): [string | null, (day: string | null) => void] {
  return useScreenState<string | null>('dates month', null);
}
