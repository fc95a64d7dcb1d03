import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { StatementLine } from '../api/receiptsApi';

beforeEach(() => setToday('2026-07-04T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const line = (
  bookingId: string,
  role: StatementLine['role'],
  kind: StatementLine['line']['kind'],
  amountCents: number,
): StatementLine => ({
  bookingId,
  number: `SK-${bookingId}`,
  role,
  startDate: '2026-01-02',
  endDate: '2026-01-04',
  tool: { id: '3', name: `Værktøj ${bookingId}` },
  member: { id: '2', name: 'Elias Toft' },
  line: { kind, at: '2026-01-01T10:00:00.000Z', amountCents },
});
const lines = [
  line('1', 'BORROWER', 'RENTAL', 25_000),
  line('1', 'BORROWER', 'INSURANCE', 500),
  line('2', 'OWNER', 'RENTAL', 123_450),
];

async function show(path = '/statement/2026', isWhole = true) {
  const rendered = await renderRoute(path, {
    user: buildUser(),
    api: {
      statement: ({ year }) => ({
        statement: {
          year,
          years: [2026, 2023],
          isWhole,
          statementLines: year === 2026 ? lines : [],
        },
      }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: /^Årsopgørelse \d{4}$/ });
  return rendered;
}
/** Each year once: a lost connection makes the app send the request again. */
const yearsAsked = (api: Awaited<ReturnType<typeof show>>['api']) => [
  ...new Set(api.callsOf('statement').map(({ variables }) => variables?.['year'])),
];
const side = async (name: string) => within(await screen.findByRole('region', { name }));

it('lists earnings and payments separately, each with total and bookings', async () => {
  const { api } = await show();
  const earned = await side('Tjent ved at låne ud');
  expect(earned.getByText('Tjent i alt').nextElementSibling).toHaveTextContent('1.234,50 kr.');
  expect(earned.getByRole('link', { name: 'SK-2' })).toHaveAttribute('href', '/receipt/2');
  expect(earned.getByText('Til Elias Toft')).toBeInTheDocument();
  const paid = await side('Betalt for at låne');
  expect(paid.getByText('Betalt i alt').nextElementSibling).toHaveTextContent('255,00 kr.');
  expect(paid.getByText('I alt').nextElementSibling).toHaveTextContent('255,00 kr.');
  expect(paid.getByText('Fra Elias Toft')).toBeInTheDocument();
  expect(yearsAsked(api)).toEqual([2026]);
  expect(document.title).toBe('Årsopgørelse 2026 – Skuret');
});

it('offers the years with entries and this year, and keeps the selection in the URL', async () => {
  const { person, address } = await show();
  const years = await screen.findByRole('combobox', { name: 'År' });
  await waitFor(() =>
    expect(
      within(years)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['2026', '2023']),
  );
  await person.selectOptions(years, '2023');
  await waitFor(() => expect(address()).toBe('/statement/2023'));
  expect(
    await screen.findByRole('heading', { name: 'Ingen betalinger i 2023' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hent CSV' })).not.toBeInTheDocument();
});

it.each(['/statement/x', '/statement/1999', '/statement/20260'])(
  'shows this year for the invalid year in %s',
  async (path) => {
    const { api } = await show(path);
    await waitFor(() => expect(yearsAsked(api)).toEqual([2026]));
  },
);

it('downloads the year as a file', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  // jsdom has no object URLs, and follows no links.
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Hent CSV' }));
  expect(names).toEqual(['skuret-2026.csv']);
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  expect(files[0]?.size).toBeGreaterThan(100);
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

it('says when the list is truncated', async () => {
  await show('/statement/2026', false);
  expect(await screen.findByText(/^Du har flere poster/)).toBeInTheDocument();
});

it('shows a load error and retries', async () => {
  const { person, api } = await renderRoute('/statement/2026', {
    user: buildUser(),
    api: {
      statement: () => {
        throw new FakeNetworkError('down');
      },
    },
  });
  expect(await screen.findByText('Vi kunne ikke hente årsopgørelsen.')).toBeInTheDocument();
  const before = api.callsOf('statement').length;
  const main = within(screen.getByRole('main'));
  await person.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.callsOf('statement').length).toBeGreaterThan(before));
});
