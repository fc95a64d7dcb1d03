import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildListing, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import type { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import { withReason } from '../../platform/store/slices/addressSlice';

const reservation = (id: string) => ({
  id,
  startDate: '2026-07-01',
  endDate: '2026-07-03',
  status: 'active',
});
const answers = {
  myTools: () => ({
    myTools: [
      buildListing({ id: '1', name: 'Boremaskine' }),
      buildListing({ id: '2', name: 'Hånsav', pricePerDayCents: 1995 }),
    ],
  }),
  borrowedTools: () => ({ borrowedTools: [buildListing({ id: '8', name: 'Lånt stige' })] }),
  activeLendReservations: () => ({ activeLendReservations: [reservation('1'), reservation('2')] }),
  completedLendReservations: () => ({ completedLendReservations: [reservation('3')] }),
};

async function openDashboard(
  path = '/dashboard',
  api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {},
) {
  const rendered = await renderLetter(path, { user: buildUser(), api: { ...answers, ...api } });
  await screen.findByRole('heading', { level: 1, name: 'Mit skur' });
  const main = within(screen.getByRole('main'));
  const tab = (name: string | RegExp) => main.getByRole('tab', { name });
  const panel = () => within(main.getByRole('tabpanel'));
  return { ...rendered, main, tab, panel };
}

describe('the left panel of the dashboard in the letter (§2)', () => {
  it('has the four side tabs, messages with the badge 2', async () => {
    const { main } = await openDashboard();
    expect(main.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Mit værktøj',
      'Udlejninger',
      'Lån',
      'Beskeder2',
    ]);
  });

  it('names the choice of a tab as such in the history of actions', async () => {
    const { tab } = await openDashboard('/dashboard?tab=rentals&part=past');
    fireEvent.click(tab(/^Beskeder/));
    expect(window.location.search).toBe('?tab=messages');
    expect(window.history.state.usr).toEqual(withReason('tabChosen').state);
  });
});

describe('the statistics of the dashboard (§2, §9)', () => {
  const figure = (label: string) =>
    plainSpaces(screen.getByText(label).nextElementSibling?.textContent ?? '');

  it('count tools and reservations, with zero earnings at first', async () => {
    await openDashboard();
    await waitFor(() => expect(figure('Værktøj')).toBe('2'));
    await waitFor(() => expect(figure('Aktive')).toBe('2'));
    await waitFor(() => expect(figure('Afsluttede')).toBe('1'));
    expect(figure('Indtjening')).toBe('0 kr.');
  });

  it('show an error when they cannot be loaded', async () => {
    await openDashboard('/dashboard', {
      activeLendReservations: () => {
        throw new FakeNetworkError('down');
      },
    });
    await waitFor(() => expect(figure('Aktive')).toBe('–ukendt'));
  });
});

describe('the recent activity on the dashboard (§2)', () => {
  it('is listed newest first, on every tab', async () => {
    const { main, tab, person } = await openDashboard();
    const section = within(main.getByRole('region', { name: 'Seneste aktivitet' }));
    expect((await section.findAllByRole('listitem')).length).toBeGreaterThan(3);
    const moments = section
      .getAllByRole('listitem')
      .map((item) => item.querySelector('time')?.dateTime ?? '');
    expect(moments).toEqual([...moments].sort().reverse());
    await person.click(tab('Lån'));
    expect(section.getAllByRole('listitem').length).toBeGreaterThan(3);
  });
});

describe('the member’s tools (§7)', () => {
  it('are refetched even when the previous screen has just loaded them', async () => {
    const { api, person } = await renderLetter('/manage-tools', {
      user: buildUser(),
      api: answers,
    });
    await screen.findByRole('rowheader', { name: /Boremaskine/ });
    expect(api.callsOf('myTools')).toHaveLength(1);
    await person.click(screen.getByRole('link', { name: 'Back to dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Mit skur' });
    await waitFor(() => expect(api.callsOf('myTools')).toHaveLength(2));
  });
});

describe('the bookings on the dashboard in the letter (§4)', () => {
  it.each([
    ['rentals', 'Til Elias Toft', 'Til Freja Mogensen'],
    ['loans', 'Fra Torben Krogh', 'Fra Mads Vinther'],
  ])('of %s are Upcoming, Active, or offer Leave Review', async (name, ...people) => {
    const { panel } = await openDashboard(`/dashboard?tab=${name}`);
    expect(await panel().findByText('Upcoming')).toHaveAttribute('lang', 'en');
    expect(panel().getByText('Active')).toHaveAttribute('lang', 'en');
    expect(panel().getAllByRole('button', { name: 'Leave Review' })).toHaveLength(1);
    expect(panel().queryByText('Completed')).not.toBeInTheDocument();
    for (const person of people) {
      expect(panel().getAllByText(person).length).toBeGreaterThan(0);
    }
    expect(await panel().findByText(/kr\.$/, { selector: 'li:first-child p' })).toBeInTheDocument();
  });

  it('link to their tools', async () => {
    const { panel } = await openDashboard('/dashboard?tab=rentals');
    expect(await panel().findByRole('link', { name: 'Teleskopstige 3,2 meter' })).toHaveAttribute(
      'href',
      '/tool/32',
    );
  });

  it('can be reviewed, with stars', async () => {
    const { panel, person, api } = await openDashboard('/dashboard?tab=loans');
    await person.click(await panel().findByRole('button', { name: 'Leave Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Skriv en bedømmelse' }));
    await person.click(dialog.getByRole('button', { name: 'Send bedømmelse' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Vælg et antal stjerner');
    await person.click(dialog.getByRole('radio', { name: '4 stjerner' }));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Send bedømmelse' }));
    expect(await panel().findByText('Bedømt')).toBeInTheDocument();
    expect(panel().queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
    expect(await screen.findByText('Tak for din bedømmelse')).toBeInTheDocument();
    expect(api.mutations()).toEqual([]);
  });
});

describe('the messages on the dashboard in the letter (§2)', () => {
  it('link to their conversations, two of them unread', async () => {
    const { panel } = await openDashboard('/dashboard?tab=messages');
    await panel().findByRole('list', { name: 'Beskeder' });
    const links = panel().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/conversation/1', '/conversation/2', '/conversation/3']),
    );
    expect(panel().getAllByRole('link', { name: /, ulæst$/ })).toHaveLength(2);
  });
});
