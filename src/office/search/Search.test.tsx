import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderOffice } from '../../../tests/helpers/app/renderOffice';

const person = userEvent.setup();
afterEach(() => localStorage.clear());

const line = {
  id: '7',
  number: '7',
  name: 'Mette Holm',
  place: 'Aarhus',
  state: null,
  cents: null,
  since: '2026-07-15T10:00:00Z',
  caseId: '9',
};
const answer = (lines: object[], more: object = {}) => ({
  search: { lines, next: null, errors: [], ...more },
});

it('finds members, with links to their profile, a case and goodwill, in pages', async () => {
  const { api } = renderOffice('/search', {
    api: { Search: () => answer([line], { next: '7' }) },
  });
  await person.type(await screen.findByLabelText('Søg efter'), 'mette');
  await person.click(screen.getByRole('button', { name: 'Søg' }));
  const row = await screen.findByRole('row', { name: /Mette Holm/ });
  const link = (name: string) => within(row).getByRole('link', { name });
  expect(link('Mette Holm')).toHaveAttribute('href', '/profile/7');
  expect(link('Sag 9')).toHaveAttribute('href', '/office/case/9');
  expect(link('Giv kulance')).toHaveAttribute('href', '/office/money?member=7');
  expect(api.callsOf('Search')[0]?.variables).toEqual({
    in: 'MEMBERS',
    text: 'mette',
    after: null,
  });
  expect(screen.queryByRole('button', { name: 'Hent som CSV' })).not.toBeInTheDocument();

  api.answer('Search', () => answer([{ ...line, id: '8', name: 'Mette Bo' }]));
  await person.click(screen.getByRole('link', { name: 'Næste side' }));
  expect(await screen.findByRole('row', { name: /Mette Bo/ })).toBeVisible();
  expect(api.callsOf('Search')[1]?.variables).toMatchObject({ text: 'mette', after: '7' });
});

it('shows the state of tools, and downloads them as CSV', async () => {
  const createObjectURL = jest.fn(() => 'blob:tools');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  const hidden = { ...line, name: 'Rundsav', state: 'hidden', cents: 5_000, caseId: null };
  const { api } = renderOffice('/search?in=TOOLS&q=sav', {
    api: { Search: () => answer([hidden]), ToolsCsv: () => ({ toolsCsv: 'number;name' }) },
  });
  const row = await screen.findByRole('row', { name: /Rundsav/ });
  expect(within(row).getByText('skjult af Skuret')).toBeVisible();
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Hent som CSV' }));
  await waitFor(() => expect(createObjectURL).toHaveBeenCalled());
  expect(api.callsOf('ToolsCsv')[0]?.variables).toEqual({ text: 'sav' });
});

it('says that nothing was found, what was typed wrong, and that there was no response', async () => {
  const { api } = renderOffice('/search?q=mette', { api: { Search: () => answer([]) } });
  expect(await screen.findByText('Intet fundet')).toBeVisible();
  api.answer('Search', () => answer([], { errors: ['Skriv mindst 3 tegn.'] }));
  const field = screen.getByLabelText('Søg efter');
  await person.clear(field);
  await person.type(field, 'me{Enter}');
  expect(await screen.findByText('Skriv mindst 3 tegn.')).toBeVisible();
  api.answer('Search', () => {
    throw new FakeNetworkError();
  });
  await person.type(screen.getByLabelText('Søg efter'), 'tte{Enter}');
  expect(await screen.findByText(/Der kom intet svar/)).toBeVisible();
});
