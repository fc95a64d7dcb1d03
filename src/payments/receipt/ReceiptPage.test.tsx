import { screen, within } from '@testing-library/react';
import { buildMoneyLine, buildReceipt, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import type { Receipt } from '../api/receiptsApi';

const at = '2026-06-10T10:00:00.000Z';
async function show(receipt: Receipt | null, language: 'asGiven' | 'en' = 'asGiven') {
  const rendered = await renderRoute('/receipt/7', {
    user: buildUser(),
    language,
    api: { receipt: () => ({ receipt }) },
  });
  await screen.findByRole('heading', { level: 1, name: /SK-20675|findes ikke/ });
  return { ...rendered, main: within(screen.getByRole('main')) };
}

/** The text beside a name in a list of facts or amounts. */
const beside = (name: RegExp | string) =>
  plainSpaces(
    screen.getByText(name, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling
      ?.textContent ?? '',
  );

it('shows the borrower each line, the tool, the owner and the payment card', async () => {
  const { api } = await show(buildReceipt());
  expect(api.callsOf('receipt')).toMatchObject([{ variables: { bookingId: '7' } }]);
  expect(document.title).toBe('Kvittering SK-20675 – Skuret');
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'da');
  expect(beside('Leje')).toBe('700,00 kr.');
  expect(beside('Servicegebyr')).toBe('70,00 kr.');
  expect(beside('Forsikring')).toBe('5,00 kr.');
  expect(beside('Betalt i alt')).toBe('775,00 kr.');
  expect(beside('Ejer')).toBe('Elias Toft');
  expect(beside('Låner')).toBe('Mette Holm');
  expect(beside('Værktøjet')).toBe('Kombistige');
  expect(beside('Periode')).toBe('12.–21. juni 2026 (9 døgn)');
  expect(beside('Betalt med')).toBe('Visa •••• 4242');
  expect(screen.getByText('Bookingen er betalt.')).toBeInTheDocument();
  expect(screen.queryByText('Depositum')).not.toBeInTheDocument();
});

it('shows the owner their earnings, the commission, and the amount paid out', async () => {
  await show(
    buildReceipt({
      role: 'OWNER',
      paidWith: [],
      heldCents: 0,
      receiptLines: [buildMoneyLine('RENTAL', 70_000), buildMoneyLine('COMMISSION', -7_000)],
      plusCents: 70_000,
      minusCents: -7_000,
      totalCents: 63_000,
      paidOutCents: 60_000,
    }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kvittering SK-20675');
  expect(beside('Kommission til Skuret')).toBe('-70,00 kr.');
  expect(beside('Tjent i alt')).toBe('630,00 kr.');
  expect(screen.getByText('På udlånet har du tjent 630,00 kr.')).toBeInTheDocument();
  expect(
    screen.getByText('Vi har sendt 600,00 kr. til din bank og udbetaler 30,00 kr. næste gang.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Betalt med')).not.toBeInTheDocument();
});

it.each<[string, Partial<Receipt>, string]>([
  [
    'nothing was paid',
    { receiptLines: [], plusCents: 0, totalCents: 0, heldCents: 0, paidWith: [] },
    'Der er ikke betalt for denne booking.',
  ],
  [
    'all came back',
    { minusCents: -77_500, totalCents: 0 },
    'Bookingen blev betalt, og hele beløbet, 775,00 kr., er betalt tilbage.',
  ],
  [
    'some came back',
    { minusCents: -66_500, totalCents: 11_000 },
    'Bookingen blev betalt, og 665,00 kr. er betalt tilbage.',
  ],
  [
    'the owner waits',
    { role: 'OWNER', receiptLines: [], plusCents: 0, totalCents: 0 },
    'Låneren har betalt. Du får lejen, 700,00 kr., når udlånet er slut.',
  ],
  [
    'the owner has nothing of it',
    { role: 'OWNER', receiptLines: [], plusCents: 0, totalCents: 0, heldCents: 0 },
    'Du har ikke tjent noget på bookingen.',
  ],
  ['something is owed', { owedCents: 12_500 }, 'Du mangler at betale 125,00 kr.'],
])('explains the receipt when %s', async (_what, changes, sentence) => {
  await show(buildReceipt(changes));
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

it('lists the deposit separately', async () => {
  await show(
    buildReceipt({
      depositLines: [
        { kind: 'RESERVED', at, amountCents: 30_000 },
        { kind: 'RELEASED', at, amountCents: -30_000 },
      ],
    }),
  );
  const deposit = within(screen.getByRole('region', { name: 'Depositum' }));
  expect(deposit.getByText('Reserveret')).toBeInTheDocument();
  expect(deposit.getByText('0,00 kr.')).toBeInTheDocument();
  expect(beside('Betalt i alt')).toBe('775,00 kr.');
});

it('prints without the elements that only a screen needs', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = await show(buildReceipt());
  const button = screen.getByRole('button', { name: 'Udskriv' });
  await person.click(button);
  expect(print).toHaveBeenCalledTimes(1);
  expect(button.closest('[data-print="hide"]')).not.toBeNull();
});

it('is in English when the member has chosen English', async () => {
  await show(buildReceipt(), 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Receipt SK-20675');
  expect(beside('Paid in total')).toBe('775.00 kr.');
});

it('is not found for a booking of other members', async () => {
  await show(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kvitteringen findes ikke');
});

it('shows a load error and retries', async () => {
  let isDown = true;
  const { person } = await renderRoute('/receipt/7', {
    user: buildUser(),
    api: {
      receipt: () => {
        if (isDown) throw new FakeNetworkError('down');
        return { receipt: buildReceipt() };
      },
    },
  });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Vi kunne ikke hente kvitteringen.')).toBeInTheDocument();
  isDown = false;
  await person.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByText('Bookingen er betalt.')).toBeInTheDocument();
});
