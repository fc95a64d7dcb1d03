import { oneOf } from '../../../../domain/query';

/** The side tabs of §2 by the word that the address holds (D10). */
const dashboardTabs = ['tools', 'rentals', 'loans', 'messages'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const readDashboardTab = (given: URLSearchParams) => ({
  tab: oneOf(dashboardTabs, given.get('tab')),
  /** The booking that was just made, which stands on top (live.md). */
  booking: given.get('booking'),
});

/** The base of the ids that connect the tabs with their panels. */
export const tabIdBase = 'dashboard';
