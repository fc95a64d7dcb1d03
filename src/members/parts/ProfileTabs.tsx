import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { oneOf } from '../../../domain/values/query';
import { Stack } from '../../ui/Stack';
import { TabPanel } from '../../ui/TabPanel';
import { Tabs } from '../../ui/Tabs';

/** The tabs of both profiles (§4), as the address names them (D10). */
const profileTabs = ['tools', 'reviews'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const readProfileTab = (given: URLSearchParams) => ({
  tab: oneOf(profileTabs, given.get('tab')),
});

interface ProfileTabsProps {
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** Undefined until it is known. */
  toolCount: number | undefined;
  reviewCount: number | undefined;
  tools: ReactNode;
  reviews: ReactNode;
}

/** A person's tools and reviews, each tab with its count (§2). */
export function ProfileTabs({
  tab,
  onTab,
  toolCount,
  reviewCount,
  tools,
  reviews,
}: ProfileTabsProps) {
  const { i18n } = useLingui();
  return (
    <Stack $gap={5}>
      <Tabs
        idBase="profile"
        label={i18n.t('Tools and reviews')}
        tabs={[
          { value: 'tools', label: i18n.t('Tools'), count: toolCount },
          { value: 'reviews', label: i18n.t('Reviews'), count: reviewCount },
        ]}
        value={tab}
        onChange={onTab}
      />
      <TabPanel idBase="profile" value={tab}>
        {tab === 'tools' ? tools : reviews}
      </TabPanel>
    </Stack>
  );
}
