import { screen, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import type { PayoutAccount } from '../../payments/api/moneyApi';

async function openMoney(account: Partial<PayoutAccount>) {
  const payoutAccount = { state: 'READY', wantedBy: null, dueCents: 0, ...account };
  await renderRoute('/dashboard?tab=money', {
    user: buildUser(),
    api: {
      payoutAccount: () => ({ payoutAccount }),
      statement: () => ({
        statement: { year: 2026, years: [2026], statementLines: [], isWhole: true },
      }),
    },
  });
  const panel = within(await screen.findByRole('tabpanel'));
  await panel.findByText('Indtjening i alt');
  return panel;
}

it.each<[PayoutAccount['state'], string | null, string]>([
  [
    'MISSING',
    null,
    'Vi kan først udbetale til dig, når du har tilføjet din bankkonto. 700 kr. venter på dig.',
  ],
  [
    'UNDER_REVIEW',
    null,
    'Vi udbetaler, når vores betalingsudbyder har kontrolleret din bankkonto. 700 kr. venter på dig.',
  ],
  [
    'WANTED_SOON',
    '2026-09-01',
    'Vores betalingsudbyder vil vide mere om dig, så dine udbetalinger ikke stopper. Giv oplysningerne senest 1. september 2026.',
  ],
  [
    'WANTED_SOON',
    null,
    'Vores betalingsudbyder vil vide mere om dig, så dine udbetalinger ikke stopper.',
  ],
  [
    'RESTRICTED',
    null,
    'Dine udbetalinger venter, til du har givet vores betalingsudbyder det, der mangler. 700 kr. venter på dig.',
  ],
  [
    'PAUSED',
    null,
    'Vores betalingsudbyder har sat dine udbetalinger på pause. 700 kr. venter på dig.',
  ],
])('above the payouts an account that is %s by %s says why', async (state, wantedBy, text) => {
  const panel = await openMoney({ state, wantedBy, dueCents: 70_000 });
  const note = within(await panel.findByRole('note'));
  expect(note.getByText(text)).toBeVisible();
  expect(note.getByRole('link', { name: 'Se din bankkonto' })).toHaveAttribute(
    'href',
    '/settings?part=payment',
  );
});

it('is left out for an account that can be paid', async () => {
  const panel = await openMoney({ dueCents: 70_000 });
  expect(panel.queryByRole('note')).not.toBeInTheDocument();
});
