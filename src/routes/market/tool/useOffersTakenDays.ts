import { useScreenState } from '../../../ui/useScreenState';

/** Whether the calendar also offers days that are taken, to wait for them. */
export const useOffersTakenDays = () => useScreenState('any days', false);
