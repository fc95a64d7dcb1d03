import { useLingui } from '@lingui/react';
import type { ToolDetail } from '../../tools/api/toolApi';
import { ToolDescription } from '../../tools/tool/ToolDescription';
import { ToolReviews } from '../../tools/tool/ToolReviews';
import { Stack } from '../../ui/Stack';
import { TabPanel } from '../../ui/TabPanel';
import { Tabs } from '../../ui/Tabs';

/** The tabs of the tool page (§2), as the address names them (D10). */
export const toolTabs = ['description', 'reviews'] as const;
type ToolTab = (typeof toolTabs)[number];

interface Props {
  tool: ToolDetail;
  tab: ToolTab;
  onTab: (tab: ToolTab) => void;
}

const idBase = 'tool';
const tabs = [
  { value: 'description', label: /*i18n*/ 'Beskrivelse' },
  { value: 'reviews', label: /*i18n*/ 'Bedømmelser' },
] as const;

/** All there is to read about a tool, in two tabs (§2). */
export function GivenDetails({ tool, tab, onTab }: Props) {
  const { i18n } = useLingui();
  return (
    <Stack $gap={6}>
      <Tabs
        idBase={idBase}
        label={i18n.t('Om værktøjet')}
        tabs={tabs.map((each) => ({ ...each, label: i18n.t(each.label) }))}
        value={tab}
        onChange={onTab}
      />
      <TabPanel idBase={idBase} value={tab}>
        {tab === 'description' ? <ToolDescription tool={tool} /> : <ToolReviews tool={tool} />}
      </TabPanel>
    </Stack>
  );
}
