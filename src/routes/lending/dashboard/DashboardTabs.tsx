import { Handshake, MessageCircle, Package, Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type TabOption, Tabs } from '../../../ui/Tabs';
import { type DashboardTab, tabIdBase } from './dashboardTab';

const tabsWith = (unread: number): readonly TabOption<DashboardTab>[] => [
  { value: 'tools', label: 'Mit værktøj', icon: <Wrench aria-hidden /> },
  { value: 'rentals', label: 'Udlejninger', icon: <Handshake aria-hidden /> },
  { value: 'loans', label: 'Lån', icon: <Package aria-hidden /> },
  {
    value: 'messages',
    label: 'Beskeder',
    icon: <MessageCircle aria-hidden />,
    count: unread === 0 ? undefined : unread,
  },
];

interface Props {
  tab: DashboardTab;
  /** How many messages are not read; without any there is no badge. */
  unread: number;
  onTab: (tab: DashboardTab) => void;
}

/** The four side tabs (§2); a row on a phone, which then shows the chosen one. */
export function DashboardTabs({ tab, unread, onTab }: Props) {
  const root = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another one to bring into sight
  useEffect(() => {
    root.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);

  return (
    <div ref={root}>
      <Tabs
        idBase={tabIdBase}
        label="Dit skur"
        tabs={tabsWith(unread)}
        value={tab}
        onChange={onTab}
        look="side"
      />
    </div>
  );
}
