import type { ReactNode } from 'react';
import { tabId, tabPanelId } from './tabIds';

export interface TabPanelProps {
  /** As given to the Tabs. */
  idBase: string;
  /** The tab it belongs to; render the panel of the chosen tab alone. */
  value: string;
  children: ReactNode;
}

/** What a tab shows, named by its tab. */
export function TabPanel({ idBase, value, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={tabPanelId(idBase, value)}
      aria-labelledby={tabId(idBase, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be reachable to be read
      tabIndex={0}
    >
      {children}
    </div>
  );
}
