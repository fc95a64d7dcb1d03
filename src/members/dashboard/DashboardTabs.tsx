import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Handshake, MessageCircle, Package, Wallet, Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type TabOption, Tabs } from '../../ui/Tabs';

/** The side tabs of §2 by the word that the address holds (D10). */
const dashboardTabs = ['tools', 'rentals', 'loans', 'messages', 'money'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const readDashboardTab = (given: URLSearchParams) => ({
  /** Null while none is chosen. */
  tab: dashboardTabs.find((word) => word === given.get('tab')) ?? null,
  /** The booking that was just made, which stands on top (live.md). */
  booking: given.get('booking'),
  /** Of the loans and the lending: those that are over. Null for the others. */
  part: given.get('part') === 'past' ? ('past' as const) : null,
});

/** The base of the ids that connect the tabs with their panels. */
export const tabIdBase = 'dashboard';

const tabsWith = (
  unread: number,
  requests: number,
  hasMoney: boolean,
  i18n: I18n,
): readonly TabOption<DashboardTab>[] => [
  { value: 'tools', label: i18n.t('Mit værktøj'), icon: <Wrench aria-hidden /> },
  {
    value: 'rentals',
    label: i18n.t('Udlejninger'),
    icon: <Handshake aria-hidden />,
    count: requests === 0 ? undefined : requests,
  },
  { value: 'loans', label: i18n.t('Lån'), icon: <Package aria-hidden /> },
  {
    value: 'messages',
    label: i18n.t('Beskeder'),
    icon: <MessageCircle aria-hidden />,
    count: unread === 0 ? undefined : unread,
  },
  ...(hasMoney
    ? [{ value: 'money' as const, label: i18n.t('Penge'), icon: <Wallet aria-hidden /> }]
    : []),
];

interface Props {
  tab: DashboardTab;
  /** How many messages are not read; without any there is no badge. */
  unread: number;
  /** How many requests wait for an answer of the person. */
  requests: number;
  /** Whether the member lends, and the source has payments. */
  hasMoney: boolean;
  onTab: (tab: DashboardTab) => void;
}

/** The side tabs (§2); a row on a phone, which then shows the chosen one. */
export function DashboardTabs({ tab, unread, requests, hasMoney, onTab }: Props) {
  const { i18n } = useLingui();
  const root = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has to be scrolled into view
  useEffect(() => {
    root.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);

  return (
    <div ref={root}>
      <Tabs
        idBase={tabIdBase}
        label={i18n.t('Dit skur')}
        tabs={tabsWith(unread, requests, hasMoney, i18n)}
        value={tab}
        onChange={onTab}
        look="side"
      />
    </div>
  );
}
