import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumb } from './Breadcrumb';
import { ProgressBar } from './ProgressBar';
import { Table } from './Table';

interface Tool {
  id: string;
  name: string;
  price: string;
}
const tools: Tool[] = [
  { id: '1', name: 'Boremaskine', price: '75,00 kr.' },
  { id: '2', name: 'Hækkeklipper', price: '90,00 kr.' },
];

test('a table keeps its roles for assistive technology', () => {
  render(
    <Table
      caption="Dit værktøj"
      rows={tools}
      rowKey={(tool) => tool.id}
      columns={[
        { id: 'name', header: 'Tool', rowHeader: true, cell: (tool) => tool.name },
        { id: 'price', header: 'Price', align: 'end', cell: (tool) => tool.price },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Dit værktøj' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Tool', 'Price']);
  const row = within(table).getByRole('row', { name: /Boremaskine/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Boremaskine');
  expect(within(row).getByRole('cell', { name: '75,00 kr.' })).toBeInTheDocument();
});

test('a breadcrumb links to the parents and marks the current page', () => {
  render(
    <MemoryRouter>
      <Breadcrumb
        label="Brødkrumme"
        steps={[{ label: 'Forside', to: '/' }, { label: 'Boremaskine' }]}
      />
    </MemoryRouter>,
  );
  const trail = screen.getByRole('navigation', { name: 'Brødkrumme' });
  expect(within(trail).getByRole('link', { name: 'Forside' })).toHaveAttribute('href', '/');
  expect(within(trail).getByText('Boremaskine')).toHaveAttribute('aria-current', 'page');
});

test('a progress bar has a value only when one is known', () => {
  const { rerender } = render(<ProgressBar label="Henter" value={41.6} />);
  expect(screen.getByRole('progressbar', { name: 'Henter' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  rerender(<ProgressBar label="Henter" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
