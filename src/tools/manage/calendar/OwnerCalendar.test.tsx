import { act, screen, waitFor, within } from '@testing-library/react';
import { buildBooking, buildOwnTool, buildUser } from '../../../../tests/helpers/app/builders';
import { type FakeApi, FakeNetworkError } from '../../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../../tests/helpers/app/setToday';
import type { CalendarBooking, Unavailability } from '../../../bookings/api/calendarApi';

beforeEach(() => setToday('2026-07-15T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const drill = buildOwnTool({ tool: { id: '1', name: 'Boremaskine' } });
const ladders = buildOwnTool({ tool: { id: '2', name: 'Stige', maxAvailableCount: 2 } });

const booked = (changes: Partial<CalendarBooking> = {}) => ({
  ...buildBooking(),
  id: '90',
  role: 'OWNER',
  state: 'ACCEPTED',
  status: 'upcoming',
  possible: ['CANCEL'],
  tool: { id: '1', name: 'Boremaskine' },
  borrower: buildUser({ id: '8', name: 'Bent' }),
  startDate: '2026-07-22',
  endDate: '2026-07-24',
  backIfCancelledCents: 28_000,
  ...changes,
});
const blocked: Unavailability = {
  id: '5',
  tool: { id: '1', name: 'Boremaskine' },
  units: null,
  note: 'Til service',
  startDate: '2026-07-28',
  endDate: '2026-07-31',
};
const made = { unavailabilities: [blocked], inTheWay: [], errors: [] };

/** The mutations that were sent, a step of a booking by the name of the step. */
const sent = (api: FakeApi) =>
  api.mutations().map(({ operationName, variables }) => variables['step'] ?? operationName);

type Api = NonNullable<Parameters<typeof renderRoute>[1]>['api'];
async function open(api: Api = {}, address = '/manage-tools?view=calendar&tool=1') {
  const rendered = await renderRoute(address, {
    user: buildUser(),
    api: {
      ownTools: () => ({ ownTools: [drill, ladders] }),
      ownerCalendar: () => ({
        ownerCalendar: { unavailabilities: [blocked], bookings: [booked()] },
      }),
      blockDays: () => ({ blockDays: made }),
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Your calendar' });
  return rendered;
}
const day = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('labels each day with its state and lists the bookings with member and dates', async () => {
  const { api } = await open();
  expect(await day('Wednesday, 22 July 2026, Booked')).toBeEnabled();
  expect(await day('Thursday, 30 July 2026, Blocked')).toBeEnabled();
  expect(await day('Friday, 31 July 2026')).toBeEnabled();
  expect(await day('Tuesday, 14 July 2026')).toBeDisabled();
  expect(
    screen.getByRole('link', { name: /^Bent, 22–\u206024\u00a0July\u00a02026/ }),
  ).toHaveAttribute('href', '/booking/90');
  expect(screen.getByText('28–\u206030 July 2026')).toBeInTheDocument();
  expect(screen.getByText('Til service')).toBeInTheDocument();
  expect(api.callsOf('ownerCalendar')[0]?.variables).toEqual({
    toolId: '1',
    from: '2026-07-01',
    to: '2026-08-01',
  });
});

it('shows all tools in one calendar, and the bookings of another month', async () => {
  const { api, person, address } = await open({}, '/manage-tools?view=calendar');
  expect(
    await screen.findByRole('link', { name: /^Bent, 22–\u206024\u00a0July\u00a02026/ }),
  ).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(address()).toBe('/manage-tools?view=calendar&month=2026-08'));
  expect(await screen.findByText('No bookings or blocked days.')).toBeInTheDocument();
  expect(api.callsOf('ownerCalendar').at(-1)?.variables).toMatchObject({
    from: '2026-08-01',
    to: '2026-09-01',
  });
});

it('blocks days selected by dragging the mouse', async () => {
  const { api, person } = await open();
  await person.pointer([
    { keys: '[MouseLeft>]', target: await day('Thursday, 16 July 2026') },
    { target: await day('Friday, 17 July 2026') },
    { target: await day('Saturday, 18 July 2026') },
    { keys: '[/MouseLeft]' },
  ]);
  const asked = await dialog('Block days');
  expect(asked.getByLabelText(/^First day/)).toHaveValue('2026-07-16');
  expect(asked.getByLabelText(/^Last day/)).toHaveValue('2026-07-18');
  expect(asked.getByLabelText('Tool')).toHaveValue('1');
  await person.type(asked.getByLabelText('Note (only you see it)'), 'Ferie');
  await person.click(asked.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf('blockDays').map(({ variables }) => variables)).toEqual([
    {
      toolId: '1',
      keep: [],
      block: { startDate: '2026-07-16', endDate: '2026-07-19', units: null, note: 'Ferie' },
    },
  ]);
  expect(await screen.findByText('The days are blocked')).toBeInTheDocument();
  // The calendar is refetched.
  await waitFor(() => expect(api.callsOf('ownerCalendar')).toHaveLength(2));
});

it('blocks days with the keyboard: Enter on the first and last, or Shift and the arrow keys', async () => {
  const { api, person } = await open();
  const first = await day('Thursday, 16 July 2026');
  act(() => first.focus());
  await person.keyboard('{Enter}');
  expect(
    await screen.findByText(
      '16 July 2026 is the first day. Choose the last day, or press Escape to cancel.',
    ),
  ).toBeInTheDocument();
  await person.keyboard('{ArrowDown}{ArrowRight}');
  expect(await screen.findByText('16–\u206024 July 2026, 9 days chosen')).toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(screen.queryByText(/chosen$/)).not.toBeInTheDocument();

  await person.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(await screen.findByText(/^24 July – 1 August 2026, 9 days chosen$/)).toBeInTheDocument();
  expect(await day('Saturday, 1 August 2026')).toHaveFocus();
  await person.keyboard('{Enter}');
  const asked = await dialog('Block days');
  expect(asked.getByLabelText(/^First day/)).toHaveValue('2026-07-24');
  expect(asked.getByLabelText(/^Last day/)).toHaveValue('2026-08-01');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf('blockDays')).toEqual([]);
});

it('blocks days for some units with a plain form and shows its errors', async () => {
  const { api, person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Block days' }));
  const asked = await dialog('Block days');
  const press = () => person.click(asked.getByRole('button', { name: 'Block' }));
  await press();
  expect(asked.getByRole('alert')).toHaveTextContent(
    'Please choose a first day that is today or later.',
  );
  expect(asked.getByLabelText(/^First day/)).toHaveFocus();
  await person.type(asked.getByLabelText(/^First day/), '2026-07-20');
  await person.type(asked.getByLabelText(/^Last day/), '2026-07-19');
  await press();
  expect(asked.getByRole('alert')).toHaveTextContent(
    'Please choose a last day that is not before the first day.',
  );
  await person.clear(asked.getByLabelText(/^Last day/));
  await person.type(asked.getByLabelText(/^Last day/), '2026-07-20');
  await person.selectOptions(asked.getByLabelText('Tool'), 'Stige');
  await person.selectOptions(asked.getByLabelText('How many'), '1');
  api.answer('blockDays', () => ({
    blockDays: {
      unavailabilities: [],
      inTheWay: [],
      errors: ['A tool can have 100 blocked periods.'],
    },
  }));
  await press();
  expect(await asked.findByRole('alert')).toHaveTextContent('A tool can have 100 blocked periods.');
  expect(api.callsOf('blockDays').at(-1)?.variables).toEqual({
    toolId: '2',
    keep: [],
    block: { startDate: '2026-07-20', endDate: '2026-07-21', units: 1, note: null },
  });
});

describe('bookings in conflict with blocked days', () => {
  const asks = booked({
    id: '91',
    state: 'REQUESTED',
    possible: ['ACCEPT', 'DECLINE'],
    borrower: buildUser({ id: '9', name: 'Carla' }),
  });
  const isOut = booked({
    id: '92',
    state: 'PICKED_UP',
    status: 'active',
    possible: ['MARK_RETURNED'],
    borrower: buildUser({ id: '10', name: 'Dina' }),
  });

  async function openWay(more: Api = {}) {
    const opened = await open({
      blockDays: ({ keep }) =>
        (keep as unknown[]).length === 0
          ? {
              blockDays: {
                unavailabilities: [],
                inTheWay: [booked(), asks, isOut],
                errors: ['There are bookings on these days.'],
              },
            }
          : { blockDays: made },
      takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }),
      ...more,
    });
    await opened.person.click(await day('Monday, 20 July 2026'));
    await opened.person.click(await day('Friday, 31 July 2026'));
    await opened.person.click((await dialog('Block days')).getByRole('button', { name: 'Block' }));
    const way = await dialog('You have bookings on these days');
    return { ...opened, way };
  }
  const choices = (way: Awaited<ReturnType<typeof dialog>>, name: string) =>
    within(way.getByRole('group', { name: `What happens to the booking of ${name}` }));

  it('are listed, kept or cancelled with one confirmation, and each shows its result', async () => {
    const { api, person, way } = await openWay();
    expect(way.getByText(/We have not blocked 20–\u206031 July 2026 yet/)).toBeInTheDocument();
    expect(way.getByText('You can no longer cancel this booking.')).toBeInTheDocument();
    expect(choices(way, 'Bent').getByRole('radio', { name: 'Keep it' })).toBeChecked();
    await person.click(choices(way, 'Bent').getByRole('radio', { name: 'Cancel it' }));
    expect(way.getByText('Bent gets 280 kr. back. We will let them know.')).toBeInTheDocument();
    await person.click(choices(way, 'Carla').getByRole('radio', { name: 'Decline it' }));
    expect(api.mutations().map(({ operationName }) => operationName)).toEqual(['blockDays']);

    await person.click(way.getByRole('button', { name: 'Cancel and block the days' }));
    const done = await dialog('The days are blocked');
    expect(
      done.getByText(
        'You cancelled the booking. Bent gets 280 kr. back, and we have let them know.',
      ),
    ).toBeInTheDocument();
    expect(done.getByText('You declined the request. We have let Carla know.')).toBeInTheDocument();
    expect(sent(api)).toEqual(['blockDays', 'CANCEL', 'DECLINE', 'blockDays']);
    expect(api.callsOf('blockDays')[1]?.variables['keep']).toEqual([
      { id: '92', state: 'PICKED_UP' },
    ]);
  });

  it('are reported when they could not be cancelled, and nothing is blocked', async () => {
    const { api, person, way } = await openWay({
      takeBookingStep: ({ step }) => ({
        takeBookingStep: {
          booking: null,
          errors: step === 'CANCEL' ? ['This is no longer possible.'] : [],
        },
      }),
    });
    await person.click(choices(way, 'Bent').getByRole('radio', { name: 'Cancel it' }));
    await person.click(choices(way, 'Carla').getByRole('radio', { name: 'Decline it' }));
    await person.click(way.getByRole('button', { name: 'Cancel and block the days' }));
    expect(await way.findByText('Bent: This is no longer possible.')).toBeInTheDocument();
    expect(way.getByText('You declined the request. We have let Carla know.')).toBeInTheDocument();
    expect(
      way.queryByRole('group', { name: 'What happens to the booking of Carla' }),
    ).not.toBeInTheDocument();
    expect(api.callsOf('blockDays')).toHaveLength(1);
    // After a new decision the days are blocked around the booking that stays.
    await person.click(choices(way, 'Bent').getByRole('radio', { name: 'Keep it' }));
    await person.click(way.getByRole('button', { name: 'Block days' }));
    await dialog('The days are blocked');
    expect(api.callsOf('takeBookingStep', 'DECLINE')).toHaveLength(1);
    expect(api.callsOf('blockDays')[1]?.variables['keep']).toEqual([
      { id: '90', state: 'ACCEPTED' },
      { id: '92', state: 'PICKED_UP' },
    ]);
  });
});

it('changes and removes a blocked period', async () => {
  const { api, person } = await open({
    changeUnavailability: () => ({ changeUnavailability: made }),
    unblockDays: () => ({ unblockDays: { removed: true } }),
  });
  await person.click(
    await screen.findByRole('button', { name: /^Change 28–\u206030\u00a0July\u00a02026/ }),
  );
  const asked = await dialog('Change blocked days');
  expect(asked.getByLabelText(/^Last day/)).toHaveValue('2026-07-30');
  expect(asked.queryByLabelText('Tool')).not.toBeInTheDocument();
  await person.clear(asked.getByLabelText('Note (only you see it)'));
  await person.click(asked.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf('changeUnavailability')[0]?.variables).toEqual({
    id: '5',
    keep: [],
    block: { startDate: '2026-07-28', endDate: '2026-07-31', units: null, note: null },
  });
  await person.click(
    screen.getByRole('button', { name: /^Remove 28–\u206030\u00a0July\u00a02026/ }),
  );
  expect(await screen.findByText('The days can be booked again')).toBeInTheDocument();
  expect(api.callsOf('unblockDays')[0]?.variables).toEqual({ id: '5' });
});

it('lists only what is ahead: what has ended this month is left out', async () => {
  await open({
    ownerCalendar: () => ({
      ownerCalendar: {
        unavailabilities: [],
        bookings: [
          booked(),
          booked({
            id: '89',
            state: 'COMPLETED',
            borrower: buildUser({ id: '9', name: 'Carla' }),
            startDate: '2026-07-02',
            endDate: '2026-07-04',
          }),
        ],
      },
    }),
  });
  expect(await screen.findByRole('link', { name: /^Bent/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Carla/ })).not.toBeInTheDocument();
});

it('names the borrower on the first day, and since when a tool is overdue', async () => {
  const late = booked({
    id: '91',
    state: 'PICKED_UP',
    startDate: '2026-07-08',
    endDate: '2026-07-12',
  });
  await open({
    ownerCalendar: () => ({ ownerCalendar: { unavailabilities: [], bookings: [late] } }),
  });
  expect(await day('Monday, 13 July 2026, Overdue')).toHaveTextContent('Bent');
  expect(await day('Tuesday, 14 July 2026, Overdue')).not.toHaveTextContent('Bent');
  const list = within(screen.getByRole('region', { name: 'Bookings and blocked days' }));
  expect(list.getByRole('region', { name: /^Wed.15.Jul$/ })).toBeInTheDocument();
  expect(list.getByText('Overdue since 12 Jul')).toBeInTheDocument();
  expect(list.getByRole('link', { name: /^Bent, 8–.12.July/ })).toBeInTheDocument();
});

describe('the rows of all tools on a wide screen', () => {
  beforeEach(() => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: /min-width/.test(query) }));
  });
  afterEach(() => jest.restoreAllMocks());

  it('begin today, with the bookings as bars that open a card', async () => {
    const late = booked({
      id: '91',
      state: 'PICKED_UP',
      borrower: buildUser({ id: '9', name: 'Carla Friis' }),
      tool: { id: '2', name: 'Stige' },
      startDate: '2026-07-08',
      endDate: '2026-07-12',
      ownerEarnsCents: 9_000,
    });
    const { api, person, address } = await open(
      {
        ownerCalendar: () => ({
          ownerCalendar: { unavailabilities: [blocked], bookings: [booked(), late] },
        }),
      },
      '/manage-tools?view=calendar',
    );
    const grid = within(await screen.findByRole('grid'));
    expect(grid.getAllByRole('columnheader')[1]).toHaveAccessibleName('Wednesday, 15 July 2026');
    expect(api.callsOf('ownerCalendar')[0]?.variables).toMatchObject({
      from: '2026-07-15',
      to: '2026-08-15',
    });
    expect(
      await grid.findByRole('gridcell', { name: 'Wednesday, 15 July 2026, Overdue' }),
    ).toBeInTheDocument();
    const bar = grid.getByRole('button', {
      name: /^Overdue: Carla Friis, 8.+90/,
    });
    expect(bar).toHaveAttribute('title', bar.getAttribute('aria-label'));
    expect(within(bar).getByText('Overdue: Carla')).toBeInTheDocument();
    await person.click(grid.getByText('Carla'));
    const card = await dialog('Stige');
    expect(card.getByText('Overdue')).toBeInTheDocument();
    expect(card.getByText(/^You earn 90(\.00)?.kr\.$/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      '/booking/91',
    );
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await person.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(address()).toBe('/manage-tools?view=calendar&month=2026-08'));
    await person.click(await screen.findByRole('button', { name: 'Back to today' }));
    await waitFor(() => expect(address()).toBe('/manage-tools?view=calendar'));
  });
});

it('shows a load error and retries', async () => {
  const { api, person } = await open({
    ownerCalendar: () => {
      throw new FakeNetworkError();
    },
  });
  expect(await screen.findByText('We could not load the calendar.')).toBeInTheDocument();
  api.answer('ownerCalendar', () => ({
    ownerCalendar: { unavailabilities: [blocked], bookings: [] },
  }));
  const main = within(screen.getByRole('main'));
  await person.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByText('28–\u206030 July 2026')).toBeInTheDocument();
});

describe('taking a tool out of service', () => {
  const list = (changes: object = {}) => ({
    ownTools: () => ({ ownTools: [drill, ladders] }),
    dashboardBookings: () => ({ myBookings: [], lendBookings: [booked()] }),
    takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }),
    pauseTool: () => ({
      pauseTool: { tool: { ...drill, state: 'PAUSED' }, errors: [], conflict: null },
    }),
    ...changes,
  });
  async function openList() {
    const rendered = await renderRoute('/manage-tools', {
      user: buildUser(),
      api: list(),
    });
    await screen.findByRole('table', { name: 'Your tools' });
    return rendered;
  }

  type Person = Awaited<ReturnType<typeof openList>>['person'];
  async function choose(person: Person, name: string, action: string) {
    await person.click(await screen.findByRole('button', { name: `More for ${name}` }));
    const menu = await dialog(`More for ${name}`);
    await person.click(menu.getByRole('button', { name: action }));
  }

  it('asks about its bookings, notifies the cancelled borrowers, and pauses it', async () => {
    const { api, person } = await openList();
    await choose(person, 'Boremaskine', 'Pause');
    const asked = await dialog('Pause Boremaskine?');
    await person.click(asked.getByRole('radio', { name: 'Cancel it' }));
    await person.click(asked.getByRole('button', { name: 'Cancel and pause' }));
    expect(
      await asked.findByText('Boremaskine is paused. Only you can find it.'),
    ).toBeInTheDocument();
    expect(asked.getByText(/^You cancelled the booking/)).toBeInTheDocument();
    expect(sent(api)).toEqual(['CANCEL', 'pauseTool']);
  });

  it('asks before a deletion too, and pauses a tool without bookings immediately', async () => {
    const { api, person } = await openList();
    await choose(person, 'Boremaskine', 'Delete');
    const asked = await dialog('Delete Boremaskine?');
    expect(asked.getByText('The tool cannot be deleted before it is over.')).toBeInTheDocument();
    await person.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose(person, 'Stige', 'Pause');
    await waitFor(() => expect(api.callsOf('pauseTool')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
