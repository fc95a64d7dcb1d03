import { Readable } from 'node:stream';
import type { Page } from '@playwright/test';
import { askControl } from '../../server/backup/openControl';
import type { StartedService } from '../helpers/startService';
import { expect } from './fixtures';

/** Adds a staff account with `npm run staff`; returns the link to its first sign-in. */
async function addStaff(
  { dataFolder }: StartedService,
  name: string,
  email: string,
  role: 'support' | 'lead',
): Promise<string> {
  let said = '';
  const asked = Readable.from([JSON.stringify(['add', name, email, '--role', role])]);
  for await (const line of askControl(dataFolder, '/staff', asked)) {
    said += (JSON.parse(line) as { said: string }).said;
  }
  return /http:\S+/.exec(said)?.[0] ?? '';
}

/** Opens the office for a new staff account: behind its link, a passkey is made. */
export async function openOffice(
  page: Page,
  service: StartedService,
  { name, email, role }: { name: string; email: string; role: 'support' | 'lead' },
): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(await addStaff(service, name, email, role));
  await expect(page.getByText(`${name}, ${role === 'lead' ? 'leder' : role}`)).toBeVisible();
  await page.getByRole('button', { name: 'Lav en adgangsnøgle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
}
