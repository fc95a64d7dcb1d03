import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError, FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const madeAt = '2026-07-01T08:00:00.000Z';
const feed = { address: `/calendar/${'a'.repeat(43)}.ics`, madeAt };

async function open(api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {}) {
  const rendered = await renderRoute('/settings?part=account', { user: buildUser(), api });
  const danger = within(await screen.findByRole('main'));
  await danger.findByRole('heading', { name: 'Download everything' });
  return { ...rendered, danger };
}

/** Collects the addresses that a click makes the browser download. */
function catchDownloads(): string[] {
  const fetched: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    fetched.push(this.getAttribute('href') ?? '');
  });
  return fetched;
}
afterEach(() => jest.restoreAllMocks());

describe('the data export', () => {
  it('asks for the password when the sign-in is old, then downloads the file', async () => {
    const fetched = catchDownloads();
    let isProven = false;
    const { danger, person, api } = await open({
      exportEverything: () => {
        if (!isProven) throw new FakeGraphqlError('Please confirm that it is you.', 'PROOF_NEEDED');
        return { exportEverything: { address: '/export/ticket', errors: [] } };
      },
      confirmIdentity: () => {
        isProven = true;
        return { confirmIdentity: { errors: [] } };
      },
    });
    await person.click(danger.getByRole('button', { name: 'Download everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await person.type(dialog.getByLabelText('Current password'), 'hemmeligt');
    await person.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText(
        'We are downloading your file now. You find it among your downloads.',
      ),
    ).toBeInTheDocument();
    expect(fetched).toEqual(['/export/ticket']);
    expect(api.callsOf('exportEverything')).toHaveLength(2);
  });

  it('shows why the export is unavailable', async () => {
    const fetched = catchDownloads();
    const text = 'You have asked for many files in the last hour. Please try again in 9 minutes.';
    const { danger, person, api } = await open({
      exportEverything: () => ({ exportEverything: { address: null, errors: [text] } }),
    });
    const button = danger.getByRole('button', { name: 'Download everything' });
    await person.click(button);
    expect(await danger.findByText(text)).toBeInTheDocument();
    api.answer('exportEverything', () => {
      throw new FakeNetworkError();
    });
    await person.click(button);
    expect(
      await danger.findByText('We cannot reach Skuret. Check your connection and try again.'),
    ).toBeInTheDocument();
    expect(fetched).toEqual([]);
  });
});

describe('the calendar feed', () => {
  it('is created, with its contents explained', async () => {
    const { danger, person, api } = await open({
      makeCalendarFeed: () => ({ makeCalendarFeed: { feed, errors: [] } }),
    });
    expect(
      danger.getByText(/^See what you borrow and lend in your calendar app\./),
    ).toBeInTheDocument();
    expect(danger.queryByLabelText('Your calendar’s address')).toBeNull();
    const make = await danger.findByRole('button', { name: 'Make an address' });
    api.answer('calendarFeed', () => ({ calendarFeed: feed }));
    await person.click(make);
    expect(await danger.findByLabelText('Your calendar’s address')).toHaveValue(
      window.location.origin + feed.address,
    );
    expect(danger.getByRole('link', { name: 'Open in your calendar app' })).toHaveAttribute(
      'href',
      `webcal://${window.location.host}${feed.address}`,
    );
    expect(danger.queryByRole('button', { name: 'Make an address' })).toBeNull();
  });

  it('is replaced and removed after confirmation', async () => {
    const { danger, person, api } = await open({
      calendarFeed: () => ({ calendarFeed: feed }),
      makeCalendarFeed: () => ({ makeCalendarFeed: { feed, errors: [] } }),
      removeCalendarFeed: () => ({ removeCalendarFeed: { errors: [] } }),
    });
    await person.click(await danger.findByRole('button', { name: 'New address' }));
    let dialog = within(await screen.findByRole('alertdialog', { name: 'Make a new address?' }));
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.callsOf('makeCalendarFeed')).toHaveLength(0);
    await person.click(danger.getByRole('button', { name: 'New address' }));
    dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'New address' }));
    expect(
      await screen.findByText('Your calendar has a new address. The old one no longer works.'),
    ).toBeInTheDocument();

    api.answer('calendarFeed', () => ({ calendarFeed: null }));
    await person.click(danger.getByRole('button', { name: 'Remove address' }));
    dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the address?' }));
    await person.click(dialog.getByRole('button', { name: 'Remove address' }));
    expect(await danger.findByRole('button', { name: 'Make an address' })).toBeInTheDocument();
  });

  it('whose URL can no longer be shown can be replaced', async () => {
    const { danger } = await open({
      calendarFeed: () => ({ calendarFeed: { address: null, madeAt } }),
    });
    expect(await danger.findByText(/^Your address works, but/)).toBeInTheDocument();
    expect(danger.getByRole('button', { name: 'New address' })).toBeInTheDocument();
    expect(danger.queryByRole('button', { name: 'Copy address' })).toBeNull();
  });

  it('that failed to load can be retried', async () => {
    let isAway = true;
    const { danger, person } = await open({
      calendarFeed: () => {
        if (isAway) throw new FakeNetworkError();
        return { calendarFeed: null };
      },
    });
    expect(
      await danger.findByText('We could not load your calendar’s address.'),
    ).toBeInTheDocument();
    expect(danger.queryByRole('button', { name: 'Make an address' })).toBeNull();
    isAway = false;
    await person.click(danger.getByRole('button', { name: /again/i }));
    expect(await danger.findByRole('button', { name: 'Make an address' })).toBeInTheDocument();
  });
});

describe('the account deletion', () => {
  async function press({ danger, person }: Awaited<ReturnType<typeof open>>) {
    await person.click(danger.getByRole('button', { name: 'Delete Account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Account' }));
    await person.click(dialog.getByRole('button', { name: 'Delete Account' }));
  }

  it('signs out, opens the front page and shows the deadline to return', async () => {
    const opened = await open({
      deleteAccount: () => ({
        deleteAccount: { until: '2026-07-29T10:00:00.000Z', reasons: [], errors: [] },
      }),
      featuredTools: () => ({ featuredTools: [] }),
    });
    await press(opened);
    expect(
      await screen.findByText(
        'Your account is hidden now, and we delete it on 29 July 2026. Sign in before then if you want to come back.',
      ),
    ).toBeInTheDocument();
    expect(opened.address()).toBe('/');
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  it('lists the blocking bookings before it asks for confirmation', async () => {
    const text = 'You lend out Havefræser, 3–5 August.';
    const { person, danger, api } = await open({
      leavingReasons: () => ({ leavingReasons: [{ text, address: '/booking/1' }] }),
    });
    await person.click(danger.getByRole('button', { name: 'Delete Account' }));
    expect(await danger.findByText('You cannot delete your account yet.')).toBeInTheDocument();
    expect(danger.getByRole('link', { name: text })).toHaveAttribute('href', '/booking/1');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.callsOf('deleteAccount')).toEqual([]);
  });

  it('lists bookings that came meanwhile with links and changes nothing', async () => {
    const text = 'You lend out Havefræser, 3–5 August.';
    const opened = await open({
      deleteAccount: () => ({
        deleteAccount: {
          until: null,
          reasons: [{ text, address: '/booking/1' }],
          errors: ['You cannot delete your account yet.'],
        },
      }),
    });
    await press(opened);
    const { danger } = opened;
    expect(await danger.findByText('You cannot delete your account yet.')).toBeInTheDocument();
    expect(danger.getByRole('link', { name: text })).toHaveAttribute('href', '/booking/1');
    expect(opened.address()).toBe('/settings?part=account');
    expect(localStorage.getItem('jwt')).not.toBeNull();
  });

  it('asks for confirmation and shows an error when offline', async () => {
    const opened = await open({
      deleteAccount: () => {
        throw new FakeNetworkError();
      },
    });
    await opened.person.click(opened.danger.getByRole('button', { name: 'Delete Account' }));
    await opened.person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
    );
    expect(opened.api.callsOf('deleteAccount')).toHaveLength(0);
    await press(opened);
    expect(
      await opened.danger.findByText(
        'We cannot reach Skuret. Check your connection and try again.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
