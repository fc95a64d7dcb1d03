import { screen, waitFor, within } from '@testing-library/react';
import { buildBooking, buildOwnTool, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const drill = buildOwnTool({ tool: { id: '1', name: 'Boremaskine' }, viewCount: 41 });
const saw = buildOwnTool({ tool: { id: '2', name: 'Hånsav' }, state: 'PAUSED' });
const ladder = buildOwnTool({ tool: { id: '3', name: 'Stige' }, state: 'DRAFT', version: 7 });

async function openList(
  api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {},
  tools = [drill, saw, ladder],
) {
  const rendered = await renderRoute('/manage-tools', {
    user: buildUser(),
    api: {
      ownTools: () => ({ ownTools: tools }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
      ...api,
    },
  });
  const main = within(screen.getByRole('main'));
  await main.findByRole('table', { name: 'Your tools' });
  return { ...rendered, main };
}

const getRow = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr') as HTMLElement);

type Person = Awaited<ReturnType<typeof openList>>['person'];

/** Presses an action in the menu of a row. */
async function choose(person: Person, name: string, action: string) {
  const label = `More for ${name}`;
  await person.click(screen.getByRole('button', { name: label }));
  const menu = within(await screen.findByRole('dialog', { name: label }));
  await person.click(menu.getByRole('button', { name: action }));
}

describe('the list of own tools', () => {
  it('shows every own tool with its state and its views', async () => {
    await openList();
    expect(getRow('Boremaskine').getByText('available')).toBeInTheDocument();
    expect(getRow('Boremaskine').getByText('41')).toBeInTheDocument();
    expect(getRow('Hånsav').getByText('Paused')).toBeInTheDocument();
    expect(getRow('Stige').getByText('Draft')).toBeInTheDocument();
    expect(screen.queryByText('123')).not.toBeInTheDocument();
  });

  it('leads from the name of a row to the tool, and from its link to the form', async () => {
    await openList();
    const row = getRow('Boremaskine');
    expect(row.getByRole('link', { name: 'Boremaskine' })).toHaveAttribute('href', '/tool/1');
    expect(row.getByRole('link', { name: 'Edit Boremaskine' })).toHaveAttribute(
      'href',
      '/edit-tool/1',
    );
  });

  it('shows what each tool has earned, from the ledger', async () => {
    const booking = buildBooking({
      id: '9',
      role: 'OWNER',
      tool: { ...buildBooking().tool, id: '1' },
    });
    const amount = { bookingId: '9', plusCents: 27_000, minusCents: 0, heldCents: 0 };
    await openList({
      dashboardBookings: () => ({ myBookings: [], lendBookings: [booking] }),
      bookingAmounts: () => ({ bookingAmounts: [{ ...amount, totalCents: 27_000 }] }),
    });
    expect(await getRow('Boremaskine').findByText(/^270(\.00)?.kr\.$/)).toBeInTheDocument();
    expect(getRow('Hånsav').getByText(/^0.kr\.$/)).toBeInTheDocument();
  });

  it('shows no earnings when the service does not answer', async () => {
    await openList({
      bookingAmounts: () => {
        throw new FakeNetworkError('down');
      },
    });
    expect(await getRow('Boremaskine').findByText('–')).toBeInTheDocument();
  });

  it('shows that Skuret has hidden a tool, with the reason', async () => {
    const hidden = { ...saw, hiddenReason: 'Billedet viser en anden maskine' };
    await openList({}, [drill, hidden]);
    const row = getRow('Hånsav');
    expect(row.getByText('Hidden by Skuret')).toBeInTheDocument();
    expect(row.getByText('Billedet viser en anden maskine')).toHaveAttribute('lang', 'da');
    expect(row.queryByText('Paused')).not.toBeInTheDocument();
    expect(getRow('Boremaskine').queryByText('Hidden by Skuret')).not.toBeInTheDocument();
  });

  it('says how many units are available while some are lent out', async () => {
    const three = { ...drill, tool: { ...drill.tool, maxAvailableCount: 3 } };
    const tool = { ...buildBooking().tool, id: drill.tool.id };
    const out = buildBooking({ role: 'OWNER', status: 'active', units: 1, tool });
    await openList({ dashboardBookings: () => ({ myBookings: [], lendBookings: [out] }) }, [three]);
    expect(await getRow('Boremaskine').findByText('2 of 3 available')).toBeInTheDocument();
  });

  it('marks a tool as borrowed when every unit is out, and filters by it', async () => {
    const out = {
      id: '9',
      number: 'SK-1',
      role: 'OWNER',
      status: 'active',
      units: 1,
      reviewed: false,
      tool: { ...drill.tool, ratingAverage: null, reviewCount: 0, owner: buildUser() },
      borrower: buildUser({ id: '8' }),
      startDate: '2026-07-01',
      endDate: '2026-07-04',
      totalPriceCents: 100,
      conversationId: null,
    };
    const { main, person } = await openList({
      dashboardBookings: () => ({ myBookings: [], lendBookings: [out] }),
    });
    expect(await getRow('Boremaskine').findByText('borrowed')).toBeInTheDocument();
    await person.click(main.getByRole('button', { name: 'Borrowed' }));
    expect(await main.findByText('1 of 3 tools')).toBeInTheDocument();
    await person.click(main.getByRole('button', { name: 'Draft' }));
    expect(await main.findByRole('rowheader', { name: /Stige/ })).toBeInTheDocument();
    await person.click(main.getByRole('button', { name: 'Paused' }));
    expect(await main.findByRole('rowheader', { name: /Hånsav/ })).toBeInTheDocument();
    await person.click(main.getByRole('button', { name: 'Available' }));
    expect(await main.findByRole('heading', { name: 'No tools found' })).toBeInTheDocument();
  });
});

it('offers to delete a booked tool only when no booking of it is kept', async () => {
  const booking = buildBooking({ role: 'OWNER', tool: { ...buildBooking().tool, id: '1' } });
  const { person, store } = await openList({
    dashboardBookings: () => ({
      myBookings: [],
      lendBookings: [{ ...booking, possible: ['CANCEL'], backIfCancelledCents: 125500 }],
    }),
  });
  await choose(person, 'Boremaskine', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Boremaskine?' }));
  const confirm = await dialog.findByRole('button', { name: 'Cancel the bookings and delete' });
  expect(confirm).toBeDisabled();
  expect(confirm).toHaveAccessibleDescription(/^You cannot delete a tool with bookings/);
  await person.click(dialog.getByRole('radio', { name: 'Cancel it' }));
  expect(confirm).toBeEnabled();
  // For time travel, the dialog and the choice are in the store.
  expect(store.getState().screen.parts['/manage-tools']).toMatchObject({
    'out of service open': true,
    'decisions delete': { choices: { [booking.id]: 'end' } },
  });
});

it('shows no tool before the bookings have loaded, so that none seems free to delete', async () => {
  await renderRoute('/manage-tools', {
    user: buildUser(),
    api: {
      ownTools: () => ({ ownTools: [drill] }),
      dashboardBookings: () => new Promise(() => undefined),
    },
  });
  expect(await screen.findByRole('status', { name: 'Loading your tools' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Boremaskine')).not.toBeInTheDocument());
});

it('shows 100 of several hundred tools and the total; the button loads more and moves the focus', async () => {
  const tools = Array.from({ length: 230 }, (_, index) =>
    buildOwnTool({ tool: { id: String(1_000 - index), name: `Sav ${index + 1}` } }),
  );
  const { api, main, person } = await openList({
    ownTools: ({ after }) => {
      const start = after ? tools.findIndex(({ tool }) => tool.id === after) + 1 : 0;
      return { ownTools: tools.slice(start, start + 100) };
    },
  });
  expect(main.getByText('230 tools')).toBeInTheDocument();
  expect(api.callsOf('ownTools').map(({ variables }) => variables)).toEqual([
    {},
    { after: '901' },
    { after: '801' },
  ]);
  // Counted without roles: queries by role take seconds for so many buttons.
  const rows = () => document.querySelectorAll('main tbody tr');
  expect(rows()).toHaveLength(100);
  await person.click(main.getByText('Show more'));
  expect(rows()).toHaveLength(200);
  expect(document.activeElement).toHaveTextContent('Sav 101');
  // Pasted, because each letter would filter and render all of them.
  await person.click(main.getByRole('searchbox'));
  await person.paste('sav 230');
  expect(await main.findByText('1 of 230 tools')).toBeInTheDocument();
  expect(main.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

describe('pausing and publishing a tool', () => {
  it('hides a published tool and updates the list', async () => {
    const paused = buildOwnTool({ tool: drill.tool, state: 'PAUSED', version: 2 });
    const { api, person } = await openList({
      pauseTool: () => ({ pauseTool: { tool: paused, errors: [] } }),
    });
    api.answer('ownTools', () => ({ ownTools: [paused] }));
    await choose(person, 'Boremaskine', 'Pause');
    expect(await getRow('Boremaskine').findByText('Paused')).toBeInTheDocument();
    expect(api.callsOf('pauseTool')[0]?.variables).toEqual({ id: '1', paused: true });
    expect(
      await screen.findByText('Boremaskine is paused. Only you can find it.'),
    ).toBeInTheDocument();
  });

  it('publishes a draft with the version in the list', async () => {
    const published = buildOwnTool({ tool: ladder.tool, version: 8 });
    const { api, person } = await openList({
      updateTool: () => ({ updateTool: { tool: published, errors: [], conflict: null } }),
    });
    await choose(person, 'Stige', 'Publish');
    expect(
      await screen.findByText('Stige is published. Everybody can find it.'),
    ).toBeInTheDocument();
    expect(api.callsOf('updateTool')[0]?.variables).toEqual({
      id: '3',
      version: 7,
      changes: { state: 'PUBLISHED' },
    });
  });

  it.each([
    ['what the service says', () => ({ pauseTool: { tool: null, errors: ['Tool not found'] } })],
    [
      'that there is no connection',
      () => {
        throw new FakeNetworkError('down');
      },
    ],
  ])('shows %s after a failure, with the name of the tool', async (_what, pauseTool) => {
    const { main, person } = await openList({ pauseTool });
    await choose(person, 'Hånsav', 'Publish');
    expect(await main.findByRole('alert')).toHaveTextContent(
      /^Hånsav: (Tool not found|We cannot reach Skuret\..*)$/,
    );
  });
});

describe('duplicating a tool', () => {
  it('opens the copy in the form and sends an idempotency key', async () => {
    const copy = buildOwnTool({ tool: { id: '12', name: 'Boremaskine (kopi)' }, state: 'DRAFT' });
    const { api, person, address } = await openList({
      duplicateTool: () => ({ duplicateTool: { tool: copy, errors: [] } }),
      ownTool: () => ({ ownTool: copy }),
    });
    await choose(person, 'Boremaskine', 'Duplicate');
    await waitFor(() => expect(address()).toBe('/edit-tool/12'));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Boremaskine (kopi)');
    const [call] = api.callsOf('duplicateTool');
    expect(call?.variables).toEqual({ id: '1' });
    expect(call?.headers.get('idempotency-key')).toMatch(/\S/);
  });

  it('shows the reason for a rejection', async () => {
    const errors = ['You have listed very many tools. Please try again in 5 minutes.'];
    const { main, person, address } = await openList({
      duplicateTool: () => ({ duplicateTool: { tool: null, errors } }),
    });
    await choose(person, 'Boremaskine', 'Duplicate');
    expect(await main.findByRole('alert')).toHaveTextContent(`Boremaskine: ${errors[0]}`);
    expect(address()).toBe('/manage-tools');
  });
});

describe('deleting a tool from the list', () => {
  const reason = 'The tool has an open booking: 3 Aug 2026 to 5 Aug 2026.';

  it('shows the blocking bookings in the dialog and keeps the tool', async () => {
    const { main, person } = await openList({
      deleteTool: () => ({ deleteTool: { deleted: false, errors: [reason] } }),
    });
    await choose(person, 'Boremaskine', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Tool' }));
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(main.getByRole('rowheader', { name: /Boremaskine/ })).toBeInTheDocument();
    await choose(person, 'Hånsav', 'Delete');
    await screen.findByRole('alertdialog', { name: 'Delete Tool' });
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it('is done by the service and removes the row', async () => {
    const { api, main, person } = await openList({
      deleteTool: () => ({ deleteTool: { deleted: true, errors: [] } }),
    });
    api.answer('ownTools', () => ({ ownTools: [saw, ladder] }));
    await choose(person, 'Boremaskine', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Tool' }));
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(main.queryByRole('rowheader', { name: /Boremaskine/ })).not.toBeInTheDocument(),
    );
    expect(api.callsOf('deleteTool')[0]?.variables).toEqual({ id: '1' });
  });
});

describe('the CSV export of own tools', () => {
  afterEach(() => jest.restoreAllMocks());

  it('downloads the tools as a file', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    jest
      .spyOn(URL, 'createObjectURL')
      .mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    // jsdom follows no links.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { main, person } = await openList({ wholeOwnTools: () => ({ ownTools: [drill] }) });
    await person.click(main.getByRole('button', { name: 'More for your tools' }));
    await person.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(names).toEqual(['skuret-tools.csv']));
    expect(files[0]?.type).toBe('text/csv;charset=utf-8');
    expect(files[0]?.size).toBeGreaterThan(100);
  });

  it('shows an error when it fails and keeps the list', async () => {
    const { main, person } = await openList({
      wholeOwnTools: () => {
        throw new FakeNetworkError('down');
      },
    });
    await person.click(main.getByRole('button', { name: 'More for your tools' }));
    await person.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    expect(await main.findByRole('alert')).toHaveTextContent('We cannot reach Skuret.');
    expect(getRow('Boremaskine').getByText('available')).toBeInTheDocument();
  });
});

const published = buildOwnTool({ tool: { id: '2', name: 'Hånsav', location: 'Odense' } });

async function openOwnList(tools = [drill, published], path = '/manage-tools') {
  const rendered = await renderRoute(path, {
    user: buildUser(),
    api: { ownTools: () => ({ ownTools: tools }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Manage Tools' });
  return { ...rendered, main: within(screen.getByRole('main')) };
}

const searchBox = () => screen.getByRole('searchbox', { name: 'Search your tools by name' });

describe('searching and filtering own tools', () => {
  it('finds by name, ignoring case and accents, and keeps the text in the URL', async () => {
    const { main, person, address } = await openOwnList();
    await main.findByRole('table');
    await person.type(searchBox(), 'HAAN');
    await waitFor(() =>
      expect(main.queryByRole('rowheader', { name: /Boremaskine/ })).not.toBeInTheDocument(),
    );
    expect(main.getByRole('rowheader', { name: /Hånsav/ })).toBeInTheDocument();
    expect(main.getByText('1 of 2 tools')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/manage-tools?q=HAAN'));
  });

  it('does not search the location', async () => {
    const { main } = await openOwnList([published, saw], '/manage-tools?q=odense');
    expect(await main.findByRole('heading', { name: 'No tools found' })).toBeInTheDocument();
  });

  it('offers every status, one at a time', async () => {
    const { main, person, address } = await openOwnList();
    await main.findByRole('table');
    const group = within(main.getByRole('group', { name: 'Status' }));
    expect(group.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All',
      'Available',
      'Borrowed',
      'Paused',
      'Draft',
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
    const { main, person, address } = await openOwnList(
      [drill, published],
      '/manage-tools?q=xyz&status=borrowed',
    );
    expect(searchBox()).toHaveValue('xyz');
    await person.click(await main.findByRole('button', { name: 'Clear filters' }));
    expect(await main.findByRole('rowheader', { name: /Boremaskine/ })).toBeInTheDocument();
    expect(searchBox()).toHaveValue('');
    expect(main.getByText('2 tools')).toHaveFocus();
    expect(address()).toBe('/manage-tools');
  });
});

describe('the empty list of own tools', () => {
  it('explains how to start', async () => {
    const { main } = await openOwnList([]);
    expect(await main.findByRole('heading', { name: 'No tools found' })).toBeInTheDocument();
    expect(main.getByText('Get started by adding your first tool')).toBeInTheDocument();
    expect(main.queryByText('Try adjusting your search or filters')).not.toBeInTheDocument();
  });

  it('is not claimed when the request fails, and a retry is offered', async () => {
    const { api, main, person } = await renderRoute('/manage-tools', {
      user: buildUser(),
      api: {
        ownTools: () => {
          throw new FakeNetworkError('down');
        },
      },
    }).then((rendered) => ({ ...rendered, main: within(screen.getByRole('main')) }));
    expect(await main.findByText('We could not load your tools.')).toBeInTheDocument();
    expect(main.queryByText('No tools found')).not.toBeInTheDocument();
    api.answer('ownTools', () => ({ ownTools: [drill] }));
    await person.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('rowheader', { name: /Boremaskine/ })).toBeInTheDocument();
  });
});

describe('confirming a deletion', () => {
  it('asks first and does nothing on Cancel', async () => {
    const { main, person } = await openList();
    await choose(person, 'Boremaskine', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Tool' });
    expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this tool? This action cannot be undone.',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(main.getByRole('rowheader', { name: /Boremaskine/ })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'More for Boremaskine' })).toHaveFocus();
  });
});
