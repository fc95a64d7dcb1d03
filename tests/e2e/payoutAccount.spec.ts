/** The owner's bank account: each state in the settings and above the payouts, with its next step. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { PayoutAccountState } from '../../domain/payments/payoutAccount';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

interface Stage {
  state: PayoutAccountState;
  label: string;
  /** What leads to the next step. */
  step: { role: 'button' | 'link'; name: string };
  /** Above the payouts; null for an account that is paid out to. */
  note: string | null;
}

const give = { role: 'button', name: 'Give what is missing' } as const;
const stages: readonly Stage[] = [
  {
    state: 'missing',
    label: 'Not given',
    step: { role: 'button', name: 'Give your bank account' },
    note: 'Vi kan først udbetale til dig, når du har tilføjet din bankkonto.',
  },
  {
    state: 'underReview',
    label: 'Under review',
    step: { role: 'button', name: 'See what you gave' },
    note: 'Vi udbetaler, når vores betalingsudbyder har kontrolleret din bankkonto.',
  },
  { state: 'wantedSoon', label: 'More needed', step: give, note: 'Giv oplysningerne senest' },
  {
    state: 'ready',
    label: 'Ready',
    step: { role: 'button', name: 'See or change your bank account' },
    note: null,
  },
  {
    state: 'restricted',
    label: 'Stopped',
    step: give,
    note: 'Dine udbetalinger venter, til du har givet vores betalingsudbyder det, der mangler.',
  },
];
const paused: Stage = {
  state: 'paused',
  label: 'Paused',
  step: { role: 'link', name: 'Write to us' },
  note: 'Vores betalingsudbyder har sat dine udbetalinger på pause.',
};

const getSection = (page: Page) => page.getByRole('region', { name: 'Bank account for payouts' });

/** Pictures of a screen for a person to look at, with `SHOTS`, the folder that they go to. */
async function takePictures(page: Page, shown: Locator, name: string): Promise<void> {
  const { SHOTS: folder } = process.env;
  if (folder === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await shown.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  }
}

/** The owner leaves by the button, and the provider's page puts the account into the state. */
async function giveAccount(page: Page, state: PayoutAccountState): Promise<void> {
  await getSection(page).getByRole('button').click();
  await page.waitForURL('**/test-payment/**');
  await page.locator(`input[name=state][value=${state}]`).check();
  await page.getByRole('button', { name: /Brug den tilstand|Use this state/ }).click();
  await page.waitForURL('**/settings**');
}

async function expectStage(page: Page, { state, label, step, note }: Stage): Promise<void> {
  const section = getSection(page);
  await expect(section.getByText(label, { exact: true })).toBeVisible();
  await expect(section.getByRole(step.role, { name: step.name })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#payouts').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await takePictures(page, section, `settings-${state}`);
  await openApp(page, '/dashboard?tab=money');
  const earnings = page.getByRole('region', { name: 'Indtjening' });
  await expect(earnings.getByRole('listitem').first()).toContainText('Udbetalt');
  const notes = page.getByRole('tabpanel').getByRole('note');
  if (note === null) await expect(notes).toHaveCount(0);
  else {
    await expect(notes).toContainText(note);
    await expect(notes.getByRole('link', { name: 'Se din bankkonto' })).toBeVisible();
  }
  await takePictures(page, earnings.getByRole('listitem').first(), `payouts-${state}`);
  await openApp(page, '/settings?part=payment');
}

test('an owner sees each state of their bank account with its next step', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openApp(page, '/settings?part=payment');
  for (const stage of [...stages, paused]) {
    await test.step(stage.state, async () => {
      await giveAccount(page, stage.state);
      await expectStage(page, stage);
    });
  }
});
