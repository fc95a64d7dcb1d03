import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import type { PayoutAccount } from '../../payments/api/moneyApi';
import { openExternalPage } from '../../platform/browser/openExternalPage';

jest.mock('../../platform/browser/openExternalPage');

async function openSection(account: Partial<PayoutAccount>) {
  const payoutAccount = { state: 'READY', wantedBy: null, dueCents: 0, ...account };
  const rendered = await renderRoute('/settings?part=payment', {
    user: buildUser(),
    api: { payoutAccount: () => ({ payoutAccount }) },
  });
  const section = within(await screen.findByRole('region', { name: 'Bank account for payouts' }));
  return { ...rendered, section };
}

it.each<[PayoutAccount['state'], string | null, string, string, string | null, string]>([
  [
    'MISSING',
    null,
    'Not given',
    'Give your bank account, so that we can pay you when you have lent a tool.',
    'Give your bank account',
    'waits for you until then.',
  ],
  [
    'UNDER_REVIEW',
    null,
    'Under review',
    'Our payment provider checks what you gave. You need not do anything, and we write to you when it is done.',
    'See what you gave',
    'waits for you until then.',
  ],
  [
    'WANTED_SOON',
    null,
    'More needed',
    'We can pay you. Our payment provider needs more about you, so that it stays so.',
    'Give what is missing',
    'is part of your next payout.',
  ],
  [
    'WANTED_SOON',
    '2026-09-01',
    'More needed',
    'We can pay you. Our payment provider needs more about you by 1 September 2026, or your payouts stop.',
    'Give what is missing',
    'is part of your next payout.',
  ],
  [
    'RESTRICTED',
    null,
    'Stopped',
    'Your payouts wait until you give our payment provider what is missing.',
    'Give what is missing',
    'waits for you until then.',
  ],
  [
    'READY',
    null,
    'Ready',
    'We pay you here when a rental of your tool is over.',
    'See or change your bank account',
    'is part of your next payout.',
  ],
  [
    'PAUSED',
    null,
    'Paused',
    'Our payment provider has paused your payouts. Write to us, and we help you.',
    null,
    'waits for you until then.',
  ],
])('an account that is %s by %s has its meaning, next step and amount', async (...row) => {
  const [state, wantedBy, label, text, action, sum] = row;
  const { section } = await openSection({ state, wantedBy, dueCents: 70_000 });
  expect(await section.findByText(label)).toBeVisible();
  expect(section.getByText(text)).toBeVisible();
  expect(section.getByText(`700 kr. ${sum}`)).toBeVisible();
  const buttons = section.queryAllByRole('button').map((each) => each.textContent);
  expect(buttons).toEqual(action === null ? [] : [action]);
  const help = section.queryByRole('link', { name: 'Write to us' });
  expect(help?.getAttribute('href') ?? null).toBe(action === null ? '/contact' : null);
});

it('names no amount when nothing is due', async () => {
  const { section } = await openSection({ state: 'RESTRICTED' });
  await section.findByText('Stopped');
  expect(section.queryByText(/kr\./)).not.toBeInTheDocument();
});

it('leads to the provider, and shows why it cannot', async () => {
  const { section, person, api } = await openSection({ state: 'MISSING' });
  const url = 'https://connect.stripe.test/setup';
  const press = async () =>
    person.click(await section.findByRole('button', { name: 'Give your bank account' }));
  api.answer('openPayoutAccount', () => ({
    openPayoutAccount: { url: null, errors: ['Not now.'] },
  }));
  await press();
  expect(await section.findByText('Not now.')).toBeVisible();
  api.answer('openPayoutAccount', () => Promise.reject(new FakeNetworkError('down')));
  await press();
  const failed = 'We could not open your bank account. Please try again.';
  expect(await section.findByText(failed)).toBeVisible();
  expect(openExternalPage).not.toHaveBeenCalled();
  api.answer('openPayoutAccount', () => ({ openPayoutAccount: { url, errors: [] } }));
  await press();
  await waitFor(() => expect(openExternalPage).toHaveBeenCalledWith(url));
  expect(section.queryByText(failed)).not.toBeInTheDocument();
});

it('offers a retry when the account does not load', async () => {
  await renderRoute('/settings?part=payment', {
    user: buildUser(),
    api: { payoutAccount: () => Promise.reject(new FakeNetworkError('down')) },
  });
  expect(await screen.findByText('We could not load your bank account.')).toBeVisible();
});
