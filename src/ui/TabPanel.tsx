import type { ReactNode } from 'react';
import { tabId, tabPanelId } from './Tabs';

export interface TabPanelProps {
  /** The same as that of the Tabs. */
  idBase: string;
  /** The value of its tab; render only the panel of the chosen tab. */
  value: string;
  children: ReactNode;
}

/** The content of a tab; the tab is its accessible name. */
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
