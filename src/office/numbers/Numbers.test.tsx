import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../../tests/helpers/app/renderOffice';
import { weeksCsv } from './counts';

const person = userEvent.setup();
afterEach(() => localStorage.clear());

const none = { listings: 0, requests: 0, accepted: 0, pickedUp: 0, disputes: 0, paidCents: 0 };
const quiet = { week: '2026-03-23', members: 0, missedSearches: 0, ...none };
const busy = { ...quiet, week: '2026-03-30', requests: 12, paidCents: 123_456 };
const numbers = {
  weeks: [quiet, busy],
  categories: [{ ...none, name: 'power-tools', requests: 12 }],
  places: [{ ...none, name: 'Roskilde', requests: 12 }],
  missedTerms: [{ term: 'svejser', misses: 4, lastOn: '2026-04-01' }],
};

it('shows each week, category and place, and a chart of what is chosen', async () => {
  const { api } = renderOffice('/numbers', { api: { Numbers: () => ({ numbers }) } });
  const weeks = within(await screen.findByRole('table', { name: 'Uge for uge' }));
  const [, latest] = weeks.getAllByRole('row');
  expect(latest).toHaveTextContent('1.234,56');
  expect(screen.getByRole('img', { name: 'Forespørgsler pr. uge, højst 12' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Kategorier' })).toHaveTextContent('Elværktøj');
  expect(screen.getByRole('table', { name: 'Steder' })).toHaveTextContent('Roskilde');
  expect(screen.getByRole('table', { name: 'Søgninger uden resultat' })).toHaveTextContent(
    'svejser',
  );
  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Vis i diagrammet' }),
    'Betalt af lånere',
  );
  expect(
    await screen.findByRole('img', { name: /^Betalt af lånere pr. uge, højst 1\.234,56/ }),
  ).toBeVisible();
  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Periode' }),
    'De seneste 8 uger',
  );
  await screen.findByRole('table', { name: 'Uge for uge' });
  expect(api.callsOf('Numbers')).toHaveLength(2);
});

it('says when nothing happened', async () => {
  renderOffice('/numbers', {
    api: {
      Numbers: () => ({ numbers: { weeks: [quiet], categories: [], places: [], missedTerms: [] } }),
    },
  });
  expect(await screen.findByText('Der er ikke sket noget i den tid.')).toBeVisible();
});

it('writes a file that a spreadsheet reads', () => {
  expect(weeksCsv([busy], (text) => text)).toBe(
    '\ufeffUge fra;Nye medlemmer;Nye værktøjer;Søgninger uden resultat;Forespørgsler;Accepteret;Udleveret;Tvister;Betalt af lånere\r\n' +
      '2026-03-30;0;0;0;12;0;0;0;1234,56\r\n',
  );
});
