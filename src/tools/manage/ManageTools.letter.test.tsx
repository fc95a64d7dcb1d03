import { act, screen, waitFor, within } from '@testing-library/react';
import { buildListing, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import { deleteTool, selectMyTools, updateTool } from '../../letter/world/toolsSlice';

const drill = buildListing({ id: '1', name: 'Boremaskine', pricePerDayCents: 7500 });
const saw = buildListing({
  id: '2',
  name: 'Hånsav',
  location: 'Odense',
  pricePerDayCents: 1995,
});

async function openList(tools = [drill, saw], path = '/manage-tools') {
  const rendered = await renderLetter(path, {
    user: buildUser(),
    api: { myTools: () => ({ myTools: tools }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Manage Tools' });
  const main = within(screen.getByRole('main'));
  const search = () => main.getByRole('searchbox', { name: 'Search your tools by name' });
  return { ...rendered, main, search };
}

const getRow = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr') as HTMLElement);
const confirmation = () => screen.findByRole('alertdialog', { name: 'Delete Tool' });

describe('the list of own tools in the letter (§2)', () => {
  it('links back to the dashboard and to a new tool', async () => {
    const { main } = await openList();
    expect(main.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(main.getByRole('link', { name: 'Add New Tool' })).toHaveAttribute('href', '/add-tool');
    expect(document.title).toBe('Manage Tools – Skuret');
  });

  it('has five columns, and 123 views for each tool', async () => {
    const { main } = await openList();
    await main.findByRole('table', { name: 'Your tools' });
    expect(main.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Tool',
      'Status',
      'Price',
      'Views',
      'Actions',
    ]);
    const row = getRow('Hånsav');
    expect(row.getByRole('rowheader')).toHaveTextContent('Odense');
    const cells = row.getAllByRole('cell').map((cell) => plainSpaces(cell.textContent ?? ''));
    expect(cells[0]).toContain('available');
    expect(cells[1]).toContain('19.95 kr./dag');
    expect(cells[2]).toContain('123');
    expect(row.getByRole('link', { name: 'View Hånsav' })).toHaveAttribute('href', '/tool/2');
    expect(row.getByRole('link', { name: 'Edit Hånsav' })).toHaveAttribute('href', '/edit-tool/2');
  });

  it('prefers local changes over the service’s data', async () => {
    const { store, main } = await openList();
    await main.findByRole('table');
    const changes = { name: 'Ny boremaskine', availability: 'borrowed' };
    act(() => void store.dispatch(updateTool({ id: '1', changes })));
    expect(await main.findByRole('rowheader', { name: /Ny boremaskine/ })).toBeInTheDocument();
    expect(getRow('Ny boremaskine').getByText('borrowed')).toBeInTheDocument();
  });
});

describe('searching and filtering own tools in the letter', () => {
  it('finds by name, ignoring case and accents, and keeps the text in the URL', async () => {
    const { main, search, person, address } = await openList();
    await main.findByRole('table');
    await person.type(search(), 'HAAN');
    await waitFor(() =>
      expect(main.queryByRole('rowheader', { name: /Boremaskine/ })).not.toBeInTheDocument(),
    );
    expect(main.getByRole('rowheader', { name: /Hånsav/ })).toBeInTheDocument();
    expect(main.getByText('1 of 2 tools')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/manage-tools?q=HAAN'));
  });

  it('does not search the location', async () => {
    const { main } = await openList([drill, saw], '/manage-tools?q=odense');
    expect(await main.findByRole('heading', { name: 'No tools found' })).toBeInTheDocument();
  });

  it('offers All, Available and Borrowed, one at a time', async () => {
    const { main, person, address } = await openList();
    await main.findByRole('table');
    const group = within(main.getByRole('group', { name: 'Status' }));
    expect(group.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All',
      'Available',
      'Borrowed',
    ]);
    expect(group.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(group.getByRole('button', { name: 'Borrowed' }));
    expect(await main.findByRole('heading', { name: 'No tools found' })).toBeInTheDocument();
    expect(main.getByText('Try adjusting your search or filters')).toBeInTheDocument();
    expect(address()).toBe('/manage-tools?status=borrowed');
    await person.click(group.getByRole('button', { name: 'Available' }));
    expect(await main.findByRole('rowheader', { name: /Boremaskine/ })).toBeInTheDocument();
  });

  it('starts with the filters of the URL and can be cleared', async () => {
    const { main, search, person, address } = await openList(
      [drill, saw],
      '/manage-tools?q=xyz&status=borrowed',
    );
    expect(search()).toHaveValue('xyz');
    await person.click(await main.findByRole('button', { name: 'Clear filters' }));
    expect(await main.findByRole('rowheader', { name: /Boremaskine/ })).toBeInTheDocument();
    expect(search()).toHaveValue('');
    expect(main.getByText('2 tools')).toHaveFocus();
    expect(address()).toBe('/manage-tools');
  });
});

describe('the empty list of own tools in the letter', () => {
  it('explains how to start', async () => {
    const { main } = await openList([]);
    expect(await main.findByRole('heading', { name: 'No tools found' })).toBeInTheDocument();
    expect(main.getByText('Get started by adding your first tool')).toBeInTheDocument();
    expect(main.queryByText('Try adjusting your search or filters')).not.toBeInTheDocument();
  });

  it('is not claimed when the request fails, and a retry is offered', async () => {
    const { api, main, person } = await renderLetter('/manage-tools', {
      user: buildUser(),
      api: {
        myTools: () => {
          throw new FakeNetworkError('down');
        },
      },
    }).then((rendered) => ({ ...rendered, main: within(screen.getByRole('main')) }));
    expect(await main.findByText('We could not load your tools.')).toBeInTheDocument();
    expect(main.queryByText('No tools found')).not.toBeInTheDocument();
    api.answer('myTools', () => ({ myTools: [drill] }));
    await person.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('rowheader', { name: /Boremaskine/ })).toBeInTheDocument();
  });
});

describe('deleting from the list in the letter', () => {
  it('asks in the words of §2 and does nothing on Cancel', async () => {
    const { main, person } = await openList();
    await main.findByRole('table');
    const button = main.getByRole('button', { name: 'Delete Boremaskine' });
    await person.click(button);
    const dialog = await confirmation();
    expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this tool? This action cannot be undone.',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(main.getByRole('rowheader', { name: /Boremaskine/ })).toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('removes the tool after the delay and moves the focus to the list', async () => {
    const { main, store, person } = await openList();
    await main.findByRole('table');
    await person.click(main.getByRole('button', { name: 'Delete Boremaskine' }));
    const dialog = within(await confirmation());
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await waitFor(() =>
      expect(main.queryByRole('rowheader', { name: /Boremaskine/ })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(selectMyTools(store.getState()).map((tool) => tool.id)).toEqual(['2']);
    await waitFor(() => expect(main.getByText('1 tool')).toHaveFocus());
  });

  it('logs a failure and closes the dialog (§8)', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { main, store, person } = await openList();
    await main.findByRole('table');
    await person.click(main.getByRole('button', { name: 'Delete Boremaskine' }));
    const dialog = within(await confirmation());
    await act(() => store.dispatch(deleteTool('1')));
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(logged).toHaveBeenCalledWith('A tool could not be deleted', [
      'Failed to delete tool. Please try again.',
    ]);
    expect(screen.queryByText(/Failed to delete tool/)).not.toBeInTheDocument();
    logged.mockRestore();
  });
});
