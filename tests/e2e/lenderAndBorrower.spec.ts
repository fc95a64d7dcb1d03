/**
 * Lending in live: two people in two browsers, and what each sees of the other's actions, before and after a restart.
 */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Page } from '@playwright/test';
import { getFirstName } from '../../domain/members/user';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { makePhotograph } from './photograph';

const password = 'et-godt-kodeord';
const anna = { name: 'Anna Lund', email: 'anna@skuret.example', password };
const bo = { name: 'Bo Friis', email: 'bo@skuret.example', password };

async function signUpByForm(page: Page, { name, email }: typeof anna) {
  await openApp(page, '/signup');
  await page.getByLabel('Fulde navn').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByLabel('Gentag adgangskode').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Opret konto' }).click();
  await expect(page).toHaveURL('/dashboard');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const getCard = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const getRow = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Expects a message to the person, such as a toast. */
const told = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('a new member starts with no data of other members', async ({ newPerson }) => {
  const page = await newPerson();
  await signUpByForm(page, { ...anna, name: 'Nina Ny', email: 'nina@skuret.example' });
  await expect(page.getByRole('heading', { level: 2, name: 'Det her venter' })).toBeVisible();
  await expect(page.getByText('Alt er hængt på plads')).toBeVisible();
  // Who lends nothing has nothing to earn, and sees first what they borrow.
  await expect(page.getByRole('tab', { name: /^Lån/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: /^På vej/ })).toHaveCount(0);

  for (const [address, text] of [
    ['/dashboard?tab=tools', 'Intet værktøj endnu'],
    ['/dashboard?tab=rentals', 'Ingen udlån endnu'],
    ['/dashboard?tab=loans', 'Ingen lån endnu'],
    ['/dashboard?tab=messages', 'Begynd med et billede'],
    ['/manage-tools', 'Get started by adding your first tool'],
    ['/borrowed-tools', 'Ingen lån endnu'],
    ['/history', 'Ingen lån endnu'],
    ['/history?type=lent', 'Ingen udlån endnu'],
    ['/profile', 'No tools listed'],
    ['/profile?tab=reviews', 'No reviews yet'],
    ['/favorites', 'No favorites yet'],
  ] as const) {
    await openApp(page, address);
    await expect(page.getByText(text), address).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/overdue/i);
  }
});

test('a member lists a tool, another finds, saves and books it, and a restart preserves it', async ({
  newPerson,
  service,
}) => {
  const name = 'Rodfræser med tre knive';
  const owner = await newPerson();
  const other = await newPerson();
  let toolId = '';
  const today = getCopenhagenDate(new Date());
  const [start, end] = [addDays(today, 3), addDays(today, 5)];

  const search = (query: string) => openApp(other, `/browse?q=rodfræser${query}`);
  const openManaged = async () => {
    await openApp(owner, '/manage-tools');
    await expect(getRow(owner, name)).toBeVisible();
  };

  await test.step('one signs up and lists a tool with a photograph', async () => {
    await signUpByForm(owner, anna);
    await openApp(owner, '/add-tool');
    await owner.getByRole('radio', { name: 'Private person' }).check();
    await owner.getByRole('button', { name: 'Continue' }).click();
    await owner.getByLabel('Name', { exact: true }).fill(name);
    await owner.getByLabel('Description', { exact: true }).fill('Går gennem de fleste rødder.');
    await owner.getByLabel('Location').fill('Valby');
    // The name suggests the category.
    await expect(owner.getByText(/^We guessed Garden & Lawn from the name\./)).toBeVisible();
    await owner.locator('input[type=file]').setInputFiles({
      name: 'rod.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhotograph({ width: 1600, height: 1200 }),
    });
    await expect(owner.locator('form img').first()).toBeVisible({ timeout: 30_000 });
    await owner.getByRole('button', { name: 'Next' }).click();
    await owner.getByLabel('Price per day', { exact: true }).fill('119.95');
    await owner.getByRole('button', { name: 'Next' }).click();
    await owner.getByRole('button', { name: 'Add Tool' }).click();
    await expect(heading(owner, 'It hangs in the shed now')).toBeVisible({ timeout: 30_000 });
    await owner.getByRole('link', { name: 'Go to your shed' }).click();
    await expect(owner.getByRole('link', { name, exact: true })).toBeVisible();
  });

  await test.step('the other finds it, and sees the photograph', async () => {
    await search('');
    await expect(getCard(other, name)).toContainText('119,95 kr./dag');
    await getCard(other, name).getByRole('link', { name }).click();
    await expect(heading(other, name)).toBeVisible();
    await expect(other.getByText(/låner ud som privatperson/)).toBeVisible();
    toolId = new URL(other.url()).pathname.split('/')[2] ?? '';
    await expect(other.getByRole('img', { name: new RegExp(name) }).first()).toHaveAttribute(
      'src',
      /^\/pictures\//,
    );
  });

  await test.step('to its owner the page offers to edit it, and nothing to book', async () => {
    await openApp(owner, `/tool/${toolId}`);
    await expect(owner.getByRole('region', { name: 'Dit værktøj' })).toBeVisible();
    await expect(owner.getByRole('region', { name: 'Book værktøjet' })).toHaveCount(0);
    await openApp(owner, `/tool/${toolId}/book`);
    await expect(heading(owner, 'This is your own tool')).toBeVisible();
    await owner.getByRole('link', { name: 'Edit the tool' }).click();
    await expect(owner).toHaveURL(`/edit-tool/${toolId}`);
  });

  await test.step('it costs more from now on, and the other finds it by that', async () => {
    await owner.getByLabel('Price per day', { exact: true }).fill('149.50');
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await expect(owner).toHaveURL('/manage-tools');
    await search('&min=140&max=150');
    await expect(getCard(other, name)).toContainText('149,50 kr./dag');
    await search('&max=140');
    await expect(other.getByText('Intet værktøj fundet')).toBeVisible();
  });

  await test.step('paused it is there for nobody else; published again it is back', async () => {
    await openManaged();
    await owner.getByRole('button', { name: `More for ${name}` }).click();
    await owner.getByRole('button', { name: 'Pause', exact: true }).click();
    await told(owner, `${name} is paused. Only you can find it.`);
    await search('');
    await expect(other.getByText(/^Ingen låner „/)).toBeVisible();
    await openApp(other, `/tool/${toolId}`);
    await expect(heading(other, 'Tool not found')).toBeVisible();
    await owner.getByRole('button', { name: `More for ${name}` }).click();
    await owner.getByRole('button', { name: 'Publish', exact: true }).click();
    await told(owner, `${name} is published. Everybody can find it.`);
    await openApp(other, `/tool/${toolId}`);
    await expect(heading(other, name)).toBeVisible();
    await search('');
    await expect(getCard(other, name)).toBeVisible();
  });

  await test.step('what a visitor saved is on their account once they have one', async () => {
    await getCard(other, name)
      .getByRole('button', { name: `Gem ${name} som favorit` })
      .click();
    await openApp(other, '/tool/1');
    await other.getByRole('button', { name: /^Gem .* som favorit$/ }).click();
    const count = other.getByRole('link', { name: 'Favoritter, 2 gemt' });
    await expect(count).toBeVisible();
    await signUpByForm(other, bo);
    await expect(count).toBeVisible();

    const elsewhere = await newPerson();
    await signInPage(elsewhere, service.url, bo);
    await openApp(elsewhere, '/favorites');
    await expect(elsewhere.getByText('Showing 2 of 2 favorites')).toBeVisible();
    await expect(getCard(elsewhere, name)).toBeVisible();
    // Favourites belong to the account: the next person in this browser does not see them.
    await openApp(elsewhere, '/settings?part=account');
    // Exactly: the list of sessions has a “Sign out” for each other browser, as soon as it is there.
    await elsewhere.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(elsewhere).toHaveURL('/');
    await expect(elsewhere.getByRole('link', { name: 'Favoritter', exact: true })).toBeVisible();
  });

  await test.step('a stranger cannot edit it', async () => {
    await openApp(other, `/edit-tool/${toolId}`);
    await expect(heading(other, 'Tool not found')).toBeVisible();
    await expect(other.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('the other books it, and both see that', async () => {
    await openApp(other, `/tool/${toolId}/book?start=${start}&end=${end}`);
    await expect(other.getByText(/^You pay only if Anna says yes\./)).toBeVisible();
    await other.getByRole('button', { name: 'Ask ' }).click();
    await expect(other).toHaveURL(/\/booking\/\d+\?new$/);
    await openApp(other, '/dashboard?tab=loans');
    await expect(other.getByRole('link', { name, exact: true })).toBeVisible();
    await openApp(owner, '/dashboard?tab=rentals');
    await expect(owner.getByRole('tabpanel')).toContainText(`Til ${getFirstName(bo.name)}`);
    await owner.getByRole('button', { name: `Sig ja til forespørgslen fra ${bo.name}` }).click();
    await expect(owner.getByText(`Du har sagt ja til ${getFirstName(bo.name)}`)).toBeVisible();
  });

  await test.step('so it cannot be deleted, and who is asked sees which booking is in the way', async () => {
    await openManaged();
    await owner.getByRole('button', { name: `More for ${name}` }).click();
    await owner.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = owner.getByRole('dialog', { name: `Delete ${name}?` });
    await expect(dialog.getByRole('link', { name: bo.name })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Keep it' })).toBeChecked();
    await expect(
      dialog.getByRole('button', { name: 'Cancel the bookings and delete' }),
    ).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(getRow(owner, name)).toBeVisible();
  });

  const longName = `${name} og håndtag`;
  await test.step('two edits at once: the second is told what changed, and keeps what it typed', async () => {
    const second = await owner.context().newPage();
    for (const page of [owner, second]) await openApp(page, `/edit-tool/${toolId}`);
    await owner.getByLabel('Price per day', { exact: true }).fill('155');
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await expect(owner).toHaveURL('/manage-tools');

    await second.getByLabel('Name', { exact: true }).fill(longName);
    await second.getByRole('button', { name: 'Save Changes' }).click();
    const box = second.getByRole('main').getByRole('alert');
    await expect(box).toContainText('You changed the price per day in another window');
    await expect(box).toContainText('Your text is still here.');
    await expect(second.getByLabel('Name', { exact: true })).toHaveValue(longName);
    await expect(second.getByLabel('Price per day', { exact: true })).toHaveValue('155');
    await second.getByRole('button', { name: 'Save Changes' }).click();
    await expect(second).toHaveURL('/manage-tools');
    await expect(getRow(second, longName)).toContainText('155 kr./dag');
    await second.close();
  });

  const about = 'Snedker med et skur for meget.';
  await test.step('profile and settings are kept', async () => {
    await openApp(owner, '/profile');
    await owner.getByRole('button', { name: 'Edit', exact: true }).click();
    await owner.getByLabel('About you').fill(about);
    await owner.getByLabel('Location').fill('Valby');
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await told(owner, 'We have saved your profile.');
    await openApp(owner, '/settings?part=notifications');
    await owner.getByText('Marketing emails').click();
    await told(owner, 'Marketing emails are on.');
  });

  /** These facts must hold in every browser, and after every restart. */
  const factsHold = async () => {
    const elsewhere = await newPerson();
    await signInPage(elsewhere, service.url, anna);
    for (const page of [owner, elsewhere]) {
      await openApp(page, '/profile');
      await expect(heading(page, anna.name)).toBeVisible();
      await expect(page.getByText(about)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await openApp(page, '/settings');
      await expect(page.getByLabel('Location')).toHaveValue('Valby');
      await openApp(page, '/settings?part=notifications');
      await expect(page.getByRole('switch', { name: 'Marketing emails' })).toBeChecked();
    }
    await openApp(other, `/tool/${toolId}`);
    await expect(heading(other, longName)).toBeVisible();
    await expect(other.getByText('155').first()).toBeVisible();
    await expect(other.getByRole('img', { name: new RegExp(name) }).first()).toHaveAttribute(
      'src',
      /^\/pictures\//,
    );
    await expect(other.getByRole('link', { name: 'Favoritter, 2 gemt' })).toBeVisible();
    const member = new URL(
      (await other.getByRole('link', { name: anna.name }).getAttribute('href')) ?? '',
      service.url,
    );
    await openApp(other, member.pathname);
    await expect(other.getByText(about)).toBeVisible();
    await openApp(other, '/borrowed-tools');
    await expect(getCard(other, longName)).toContainText('Upcoming');
    await search('&min=150&max=160');
    await expect(getCard(other, longName)).toBeVisible();
  };
  await test.step('the same in another browser', factsHold);

  await test.step('and after a restart', async () => {
    await service.restart();
    await factsHold();
  });

  await test.step('when the tool is back it can be deleted, and what is over keeps its name', async () => {
    // Nobody can hand a tool back here yet: it is written down while the service is away.
    await service.stop();
    const database = await PGlite.create({
      dataDir: path.join(service.dataFolder, 'database'),
      extensions: { pg_trgm, unaccent, btree_gist },
    });
    await database.query(
      "update bookings set state = 'completed', ended_as = 'completed', due_at = null where tool_id = $1",
      [Number(toolId)],
    );
    await database.close();
    await service.start();

    await openManaged();
    await owner.getByRole('button', { name: `More for ${longName}` }).click();
    await owner.getByRole('button', { name: 'Delete', exact: true }).click();
    await owner
      .getByRole('alertdialog', { name: 'Delete Tool' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await told(owner, `${longName} is deleted.`);
    await expect(getRow(owner, name)).toHaveCount(0);
    await openApp(other, `/tool/${toolId}`);
    await expect(heading(other, 'Tool not found')).toBeVisible();
    await openApp(other, '/history');
    await expect(getCard(other, longName)).toBeVisible();
  });
});
