/** Notifications about a tool that a saved search finds later, and about days that become free. */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { endOfNight } from '../../domain/notifications/quietHours';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask, createTool, newTool } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import type { StartedService } from '../helpers/startService';
import { expect, test } from './fixtures';
import { listTool, signUpMember } from './newMember';
import { openApp } from './openApp';

// The page of a mail is sandboxed: it refuses Playwright's own scripts, which the console logs.
test.use({ mayComplain: true });

// The service checks saved searches every 15 seconds.
const inTime = { timeout: 60_000 };

/**
 * At night these mails wait for the morning. The clock of the service cannot be changed, so there they are made due
 * while it is stopped; by day nothing is done.
 */
async function passNight(service: StartedService): Promise<void> {
  const now = new Date();
  if (endOfNight(now) <= now) return;
  await service.stop();
  const database = await PGlite.create({
    dataDir: path.join(service.dataFolder, 'database'),
    extensions: { pg_trgm, unaccent, btree_gist },
  });
  await database.query(
    "update outbox set due_at = now() where done_at is null and kind = 'notice_mail'",
  );
  await database.close();
  await service.start();
}

test('a saved search notifies of a new tool in the app and by e-mail', async ({
  page,
  newPerson,
  service,
}) => {
  const karen = await signUpMember(service.url, 'Karen');
  await signInPage(page, service.url, karen);
  const inbox = await newPerson();

  await test.step('a search that finds nothing is saved', async () => {
    await openApp(page, '/browse?q=tagrendeklatrer');
    await expect(page.getByText('Ingen låner „tagrendeklatrer“ ud')).toBeVisible();
    await page.getByRole('button', { name: 'Ja, skriv til mig' }).click();
    await expect(page.getByText(/Vi skriver her og på e-mail/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Søgningen er gemt' })).toHaveCount(2);
    await page.getByRole('link', { name: 'Se dine gemte søgninger' }).click();
    await expect(page).toHaveURL(/\/saved-searches$/);
    await expect(page.getByRole('link', { name: /^tagrendeklatrer/ })).toBeVisible();
  });

  await test.step('somebody lists what it looks for', async () => {
    const owner = await signUpMember(service.url, 'Olaf');
    const input = { ...newTool('Tagrendeklatrer'), location: 'Valby, København' };
    const made = await ask(service.url, createTool, { input }, owner.token);
    expect(made.data?.['createTool']?.tool?.id).toBeTruthy();
  });

  await test.step('the bell says so without a reload, and leads to the searches', async () => {
    const bell = page.getByRole('button', { name: /^Notifikationer/ });
    await expect(bell).toHaveAccessibleName('Notifikationer, 1 ulæste', inTime);
    // Once it is read here, no mail is sent.
    await passNight(service);
    await expect
      .poll(async () => (await inbox.request.get('/dev/mail')).text(), inTime)
      .toContain('Tagrendeklatrer passer til din søgning');
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifikationer' });
    await panel
      .getByRole('link', { name: /Nyt til dine gemte søgninger: Tagrendeklatrer/ })
      .click();
    await expect(page.getByText(/Vi fandt sidst noget nyt/)).toBeVisible();
  });

  await test.step('the mail leads to the tool', async () => {
    await inbox.goto('/dev/mail');
    await inbox
      .getByRole('listitem')
      .filter({ hasText: karen.email })
      .getByRole('link', { name: 'Tagrendeklatrer passer til din søgning' })
      .click();
    await inbox.getByRole('link', { name: 'Tagrendeklatrer', exact: true }).click();
    await expect(inbox).toHaveURL(/\/tool\/\d+$/);
    await expect(inbox.getByRole('heading', { level: 1, name: 'Tagrendeklatrer' })).toBeVisible();
  });
});

test('an availability alert is sent after a cancellation, and the days are then booked', async ({
  page,
  newPerson,
  service,
}) => {
  const owner = await signUpMember(service.url, 'Ellen');
  const first = await signUpMember(service.url, 'Frode');
  const second = await signUpMember(service.url, 'Gerda');
  const toolId = await listTool(service.url, owner, true);
  const start = addDays(getCopenhagenDate(new Date()), 20);
  const days = { startDate: start, endDate: addDays(start, 3) };
  const booked = await ask(
    service.url,
    'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: 1) { booking { id state } errors } }',
    { toolId, ...days },
    first.token,
  );
  expect(booked).toMatchObject({ data: { requestBooking: { errors: [] } } });
  await signInPage(page, service.url, second);
  const inbox = await newPerson();

  await test.step('the days are taken, and can be waited for', async () => {
    await openApp(page, `/tool/${toolId}?start=${days.startDate}&end=${days.endDate}`);
    await page.getByRole('button', { name: 'Giv mig besked, når dagene bliver ledige' }).click();
    await expect(page.getByText(/^Vi skriver her og på e-mail, når/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Vi skriver her og på e-mail, når/)).toBeVisible();
  });

  await test.step('the booking is cancelled', async () => {
    const made = booked.data?.['requestBooking'] as unknown as { booking: { id: string } };
    const { id } = made.booking;
    const cancelled = await ask(
      service.url,
      'mutation ($id: ID!) { takeBookingStep(id: $id, step: CANCEL) { booking { id state } errors } }',
      { id },
      first.token,
    );
    expect(cancelled).toMatchObject({
      data: { takeBookingStep: { booking: { state: 'CANCELLED' }, errors: [] } },
    });
  });

  await test.step('who waited is told, by mail too', async () => {
    const bell = page.getByRole('button', { name: /^Notifikationer/ });
    await expect(bell).toHaveAccessibleName('Notifikationer, 1 ulæste', inTime);
    await passNight(service);
    await expect
      .poll(async () => (await inbox.request.get('/dev/mail')).text(), inTime)
      .toContain('Havefræser er ledig igen');
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifikationer' });
    await panel.getByRole('link', { name: /^(Ulæst: )?Havefræser er ledig igen/ }).click();
  });

  await test.step('and books them', async () => {
    await expect(page).toHaveURL(new RegExp(`/tool/${toolId}/book\\?start=${days.startDate}`));
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(page).toHaveURL(/\/booking\/\d+\?new$/);
  });
});
