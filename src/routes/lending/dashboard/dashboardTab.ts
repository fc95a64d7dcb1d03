/** The side tabs of §2 by the word that the address holds (D10). */
const dashboardTabs = ['tools', 'rentals', 'loans', 'messages'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The tab that an address asks for. Edge: an unknown word, or none, means the first. */
export function readDashboardTab(asked: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab === asked) ?? 'tools';
}

/** Ties the tabs to what they show. */
export const tabIdBase = 'dashboard';
