import { screen, waitFor, within } from '@testing-library/react';
import { browse } from '../../../tests/helpers/app/browse';
import { setToday } from '../../../tests/helpers/app/setToday';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';

beforeEach(() => setToday('2026-11-27T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
});

const pill = () => screen.getByRole('button', { name: /^(Alt værktøj|Bor) · / });

test('the pill says what, when and where, and its sheet changes all of it together', async () => {
  const { person, address, asked } = await browse('', { api: { places: () => ({ places: [] }) } });
  expect(pill()).toHaveTextContent(/^Alt værktøj · Alle dage/);
  await person.click(pill());
  const sheet = within(await screen.findByRole('dialog', { name: 'Find værktøj' }));
  await person.type(sheet.getByRole('searchbox', { name: 'Hvad' }), 'Bor');
  await person.click(sheet.getByRole('button', { name: 'I weekenden' }));
  const before = asked().length;
  await person.type(sheet.getByRole('textbox', { name: 'By, bydel eller postnummer' }), 'Valby');
  expect(asked()).toHaveLength(before);
  await person.click(sheet.getByRole('button', { name: 'Vis værktøj' }));
  await waitFor(() =>
    expect(address()).toBe('/browse?q=Bor&from=2026-11-28&to=2026-11-29&near=Valby'),
  );
  expect(plainSpaces(pill().textContent ?? '')).toMatch(/^Bor · 28\.–29\. nov\./);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the sheet clears the search', async () => {
  const { person, address } = await browse('?q=Bor&from=2026-11-28&to=2026-11-29&rating=4', {
    api: { places: () => ({ places: [] }) },
  });
  await person.click(pill());
  const sheet = within(await screen.findByRole('dialog', { name: 'Find værktøj' }));
  await person.click(sheet.getByRole('button', { name: 'Ryd alt' }));
  await person.click(sheet.getByRole('button', { name: 'Vis værktøj' }));
  await waitFor(() => expect(address()).toBe('/browse?rating=4'));
});

test('suggestions in the sheet stay when the days are chosen', async () => {
  const garden = { name: 'Garden & Lawn', code: 'garden-tools' };
  const { person } = await browse('', {
    api: {
      places: () => ({ places: [] }),
      searchSuggestions: () => ({
        searchSuggestions: { tools: [], categories: [garden], places: [], didYouMean: null },
      }),
    },
  });
  await person.click(pill());
  const sheet = within(await screen.findByRole('dialog', { name: 'Find værktøj' }));
  await person.type(sheet.getByRole('searchbox', { name: 'Hvad' }), 'have');
  const list = await sheet.findByRole('listbox', { name: 'Forslag til din søgning' });
  const tomorrow = sheet.getByRole('button', { name: 'I morgen' });
  await person.click(tomorrow);
  expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
  expect(list).toBeInTheDocument();
});
