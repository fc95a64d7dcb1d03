import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel } from './TabPanel';
import { Tabs } from './Tabs';

const tabs = [
  { value: 'about', label: 'Beskrivelse' },
  { value: 'reviews', label: 'Bedømmelser', count: 12 },
  { value: 'owner', label: 'Ejer' },
] as const;
type TabName = (typeof tabs)[number]['value'];

function Page({ look }: { look?: 'line' | 'side' }) {
  const [tab, setTab] = useState<TabName>('about');
  return (
    <>
      <Tabs
        idBase="tool"
        label="Om værktøjet"
        look={look}
        tabs={tabs}
        value={tab}
        onChange={setTab}
      />
      <TabPanel idBase="tool" value={tab}>
        Panel {tab}
      </TabPanel>
    </>
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('a tab labels its panel, and only the selected tab controls it', () => {
  render(<Page />);
  expect(screen.getByRole('tablist', { name: 'Om værktøjet' })).toBeInTheDocument();
  const panel = screen.getByRole('tabpanel', { name: 'Beskrivelse' });
  expect(tab(/Beskrivelse/)).toHaveAttribute('aria-controls', panel.id);
  expect(tab(/Bedømmelser 12/)).not.toHaveAttribute('aria-controls');
});

test('has one tab stop, wrapping arrow keys, Home and End', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  expect(tab(/Beskrivelse/)).toHaveFocus();

  await user.keyboard('{ArrowRight}');
  expect(tab(/Bedømmelser/)).toHaveFocus();
  expect(tab(/Bedømmelser/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel reviews');

  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab(/Beskrivelse/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab(/Ejer/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab(/Beskrivelse/)).toHaveFocus();
  // The other tabs are no tab stops, neither towards the panel nor back.
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab(/Beskrivelse/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab(/Ejer/)).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('up and down arrows move only in a vertical tab list', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(tab(/Beskrivelse/)).toHaveFocus();
  unmount();

  render(<Page look="side" />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(tab(/Bedømmelser/)).toHaveFocus();
});
