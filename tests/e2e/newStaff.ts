import { Readable } from 'node:stream';
import type { Page } from '@playwright/test';
import { askControl } from '../../server/backup/openControl';
import type { StartedService } from '../helpers/startService';

/** Adds a person of support with `npm run staff`; returns the link to their first sign-in. */
export async function addStaff(
  { dataFolder }: StartedService,
  name: string,
  email: string,
): Promise<string> {
  let said = '';
  const asked = Readable.from([JSON.stringify(['add', name, email, '--role', 'support'])]);
  for await (const line of askControl(dataFolder, '/staff', asked)) {
    said += (JSON.parse(line) as { said: string }).said;
  }
  return /http:\S+/.exec(said)?.[0] ?? '';
}

/** Gives the browser a device for passkeys that confirms everything itself. */
export async function addPasskeyDevice(page: Page): Promise<void> {
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
}
