/** The data export, the calendar's address, deleting an account, restoring it, and the end of the 14 days. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import type { StartedService } from '../helpers/startService';
import { expect, test } from './fixtures';
import { listTool, type Member, signUpMember } from './newMember';
import { openApp } from './openApp';
import { signInByForm } from './signInByForm';

// The page of a mail is sandboxed: it refuses Playwright's own scripts, which the console logs.
test.use({ mayComplain: true });

const danger = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => danger(page).getByRole('button', { name }).click();
const day = (days: number) => addDays(getCopenhagenDate(new Date()), days);

async function signIn(page: Page, member: Member, to = '/settings?part=account') {
  await openApp(page, '/signin');
  await signInByForm(page, member);
  await expect(page).toHaveURL('/dashboard');
  await openApp(page, to);
}

/** Requests a tool and returns the booking's id. */
async function request(url: string, { token }: Member, toolId: string): Promise<string> {
  const { data } = await ask(
    url,
    'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: 1) { booking { id } errors } }',
    { toolId, startDate: day(10), endDate: day(12) },
    token,
  );
  return (data as unknown as { requestBooking: { booking: { id: string } } }).requestBooking.booking
    .id;
}

/**
 * Lets the 14 days of a deleted account pass. The clock of the service cannot be changed, so the dates are moved back
 * while it is stopped.
 */
async function endGracePeriod(service: StartedService) {
  await service.stop();
  const database = await PGlite.create({
    dataDir: path.join(service.dataFolder, 'database'),
    extensions: { pg_trgm, unaccent, btree_gist },
  });
  await database.exec(`
    update users set leaving_at = leaving_at - interval '14 days', leaves_at = leaves_at - interval '14 days';
    update outbox set due_at = now() where done_at is null and kind = 'leave'`);
  await database.close();
  await service.start();
}

test('all data is exported as one file, and a later export requires the password', async ({
  newPerson,
  service: { url },
}) => {
  const page = await newPerson();
  const member = await signUpMember(url, 'Hente');
  await listTool(url, member, false);
  await signIn(page, member);
  const arriving = page.waitForEvent('download');
  await press(page, 'Download everything');
  const download = await arriving;
  await expect(
    page.getByText('We are downloading your file now. You find it among your downloads.'),
  ).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^skuret-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const everything = JSON.parse(Buffer.from(files['skuret.json'] ?? []).toString()) as {
    profile: { email: string };
    tools: { name: string; pickupAddress: string }[];
    messages: unknown[];
  };
  expect(everything.profile.email).toBe(member.email);
  expect(everything.tools).toMatchObject([
    { name: 'Havefræser', pickupAddress: 'Algade 5, 4000 Roskilde' },
  ]);
  expect(everything.messages).toHaveLength(2);
  await openApp(page, '/settings?part=security');
  await page.locator('summary', { hasText: 'Latest security events' }).click();
  await expect(
    page
      .getByRole('list', { name: 'Latest security events' })
      .getByText('Requested a file with everything about you'),
  ).toBeVisible();

  // The address works only once.
  const again = await page.request.get(download.url());
  expect(again.status()).toBe(404);
  expect(await again.text()).toContain('Du kan ikke hente filen længere');
});

test('a calendar feed works until its URL is replaced or removed', async ({
  newPerson,
  service: { url },
}) => {
  const page = await newPerson();
  const [hanne, bent] = [await signUpMember(url, 'Kaja'), await signUpMember(url, 'Bent')];
  const toolId = await listTool(url, hanne, false);
  await signIn(page, hanne);
  await press(page, 'Make an address');
  const field = danger(page).getByLabel('Your calendar’s address');
  await expect(field).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  const address = await field.inputValue();
  await expect(
    danger(page).getByRole('link', { name: 'Open in your calendar app' }),
  ).toHaveAttribute('href', address.replace(/^http/, 'webcal').replace('webcals', 'webcal'));
  const read = async (from: string) => {
    const answer = await page.request.get(from);
    return { status: answer.status(), text: (await answer.text()).replaceAll('\r\n ', '') };
  };
  await request(url, bent, toolId);
  const { text } = await read(address);
  expect(text).toContain('SUMMARY:Bent spørger om Havefræser');
  expect(text).toContain(`DTSTART;VALUE=DATE:${day(10).replaceAll('-', '')}`);
  expect(text).toContain(`DTEND;VALUE=DATE:${day(13).replaceAll('-', '')}`);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy address');
  await expect(danger(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.reload();
  await expect(field).toHaveValue(address);
  await press(page, 'New address');
  await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click();
  await expect(field).not.toHaveValue(address);
  expect((await read(address)).status).toBe(404);
  const renewed = await field.inputValue();
  expect((await read(renewed)).status).toBe(200);
  await press(page, 'Remove address');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove address' }).click();
  await expect(danger(page).getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await read(renewed)).status).toBe(404);
});

test('deletion is blocked by open bookings, hides the account, is undone with one click, and is permanent after 14 days', async ({
  newPerson,
  service,
}) => {
  const { url } = service;
  const [hers, his] = [await newPerson(), await newPerson()];
  const [hanne, bent] = [await signUpMember(url, 'Gaaet'), await signUpMember(url, 'Bliver')];
  const toolId = await listTool(url, hanne, false);
  const bookingId = await request(url, bent, toolId);
  await ask(
    url,
    'mutation ($id: ID!) { takeBookingStep(id: $id, step: ACCEPT) { errors } }',
    { id: bookingId },
    hanne.token,
  );
  await signInPage(his, url, bent);

  const pressDelete = async () => {
    await press(hers, 'Delete Account');
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click();
  };
  await test.step('it is refused with an open booking, and leads there', async () => {
    await signIn(hers, hanne);
    await press(hers, 'Delete Account');
    await expect(danger(hers).getByText('You cannot delete your account yet.')).toBeVisible();
    await danger(hers)
      .getByRole('link', { name: /^You lend out Havefræser/ })
      .click();
    await expect(hers).toHaveURL(`/booking/${bookingId}`);
    await hers.goBack();
    await expect(danger(hers)).toBeVisible();
  });

  await ask(
    url,
    'mutation ($id: ID!) { takeBookingStep(id: $id, step: CANCEL) { errors } }',
    { id: bookingId },
    bent.token,
  );
  await openApp(his, `/booking/${bookingId}`);
  await expect(his.getByText('Gaaet').first()).toBeVisible();

  await test.step('then all of it is hidden, and she is told until when she can come back', async () => {
    await pressDelete();
    await expect(hers).toHaveURL('/');
    await expect(hers.getByText(/^Your account is hidden now, and we delete it on /)).toBeVisible();
    await openApp(his, `/tool/${toolId}`);
    await expect(his.getByRole('heading', { level: 1, name: 'Havefræser' })).toHaveCount(0);
    await openApp(his, `/booking/${bookingId}`);
    await expect(his.getByText('Former member').first()).toBeVisible();
    await expect(his.getByText('Gaaet')).toHaveCount(0);
  });

  await test.step('signing in shows the way back and nothing else, and one press is enough', async () => {
    await openApp(hers, '/signin');
    await signInByForm(hers, hanne);
    await expect(
      hers.getByRole('heading', { level: 1, name: 'Vil du komme tilbage?' }),
    ).toBeFocused();
    await openApp(hers, '/settings?part=account');
    await expect(hers).toHaveURL(/\/signin/);
    await signInByForm(hers, hanne);
    await hers.getByRole('button', { name: 'Kom tilbage' }).click();
    await expect(hers).toHaveURL('/settings?part=account');
    await openApp(his, `/tool/${toolId}`);
    await expect(his.getByRole('heading', { level: 1, name: 'Havefræser' })).toBeVisible();
  });

  await test.step('after the 14 days nothing is left but what others have', async () => {
    await pressDelete();
    await expect(hers).toHaveURL('/');
    await endGracePeriod(service);
    const again = await newPerson();
    await expect(async () => {
      const { errors } = await ask(
        url,
        'mutation ($email: String!) { signUpUser(name: "Ny", email: $email, password: "et-nyt-kodeord") { token errors } }',
        { email: hanne.email },
      ).then(({ data }) => data?.['signUpUser'] as { errors: string[] });
      expect(errors).toEqual([]);
    }).toPass();
    await openApp(again, '/signin');
    await signInByForm(again, hanne);
    await expect(again.getByText('Invalid email or password')).toBeVisible();
    await openApp(his, `/booking/${bookingId}`);
    await expect(his.getByText('Former member').first()).toBeVisible();
  });
});
