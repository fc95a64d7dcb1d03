import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumb } from './Breadcrumb';
import { LoadMore } from './LoadMore';
import { Pagination } from './Pagination';
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

test('a table keeps its rows, heads and cells for assistive technology', () => {
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

test('pages in the middle leave gaps, the ends lack a way out of the list', () => {
  const pages = (page: number, pageCount: number) => (
    <MemoryRouter>
      <Pagination
        label="Sider"
        page={page}
        pageCount={pageCount}
        linkTo={(each) => `/blog?page=${each}`}
        pageLabel={(each) => `Side ${each}`}
        previousLabel="Forrige side"
        nextLabel="Næste side"
      />
    </MemoryRouter>
  );
  const names = () => screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label'));
  const { rerender } = render(pages(5, 12));
  expect(names()).toEqual([
    'Forrige side',
    'Side 1',
    'Side 4',
    'Side 5',
    'Side 6',
    'Side 12',
    'Næste side',
  ]);
  expect(screen.getByRole('link', { name: 'Side 5' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Side 6' })).toHaveAttribute('href', '/blog?page=6');
  rerender(pages(1, 2));
  expect(names()).toEqual(['Side 1', 'Side 2', 'Næste side']);
  rerender(pages(1, 1));
  expect(names()).toEqual([]);
});

test('the end of a list tells how much shows and fetches more', async () => {
  const onLoadMore = jest.fn();
  const { rerender } = render(
    <LoadMore label="Vis flere" status="Viser 24 af 30" hasMore onLoadMore={onLoadMore} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vis flere' }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  rerender(
    <LoadMore label="Vis flere" status="Viser 30 af 30" hasMore={false} onLoadMore={onLoadMore} />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Viser 30 af 30');
});

test('a breadcrumb leads up and marks where one is', () => {
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

test('progress has a number only where one is known', () => {
  const { rerender } = render(<ProgressBar label="Henter" value={41.6} />);
  expect(screen.getByRole('progressbar', { name: 'Henter' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  rerender(<ProgressBar label="Henter" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
