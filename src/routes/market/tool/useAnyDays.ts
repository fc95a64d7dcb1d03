import { useScreenState } from '../../../ui/useScreenState';

/** Whether the calendar offers days that somebody else has, to wait for them. */
export const useAnyDays = () => useScreenState('any days', false);
