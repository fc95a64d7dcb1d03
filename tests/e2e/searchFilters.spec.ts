/** The first questions of a search: is a tool free on these days, and which is the cheapest or the most expensive. */
import type { Locator, Page } from '@playwright/test';
import { formatShortPeriod } from '../../domain/bookings/rentalPeriod';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask, createTool, newTool, signUp } from '../helpers/ask';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { turnToDay } from './turnToDay';

const firstOfNextMonth = () => {
  const today = getCopenhagenDate(new Date());
  return `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
};
/** Days in the next month. */
const days = { start: addDays(firstOfNextMonth(), 9), end: addDays(firstOfNextMonth(), 11) };
const full = new Intl.DateTimeFormat('da-DK', { dateStyle: 'full', timeZone: 'UTC' });
const dayButton = (page: Page, date: string) =>
  page.getByRole('dialog').getByRole('button', { name: full.format(new Date(date)) });

/** Lists a tool near the centre of Copenhagen that its owner has blocked on these days. */
async function listTakenTool(url: string, name: string): Promise<void> {
  const token = await signUp(url, `${name.toLowerCase()}@skuret.example`);
  const input = { ...newTool(name), location: 'Valby, København' };
  const made = await ask(url, createTool, { input }, token);
  const toolId = made.data?.['createTool']?.tool?.id;
  const blocked = await ask(
    url,
    'mutation ($toolId: ID!, $block: UnavailabilityInput!) { blockDays(toolId: $toolId, block: $block, keep: []) { errors } }',
    { toolId, block: { startDate: days.start, endDate: days.end } },
    token,
  );
  expect(blocked).toMatchObject({ data: { blockDays: { errors: [] } } });
}

test('a tool unavailable on the chosen days is hidden, and shown on other days', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 800, height: 844 });
  await listTakenTool(service.url, 'Plankeskubber');
  await openApp(page, '/browse?q=plankeskubber');
  const found = page.getByRole('article').filter({ hasText: 'Plankeskubber' });
  await expect(found).toBeVisible();

  await page.getByRole('button', { name: 'Vælg dage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hvornår skal du bruge det?' });
  await turnToDay(dialog, dayButton(page, days.start));
  await dayButton(page, days.start).click();
  await expect(dialog.getByText('Vælg dagen, hvor du afleverer.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Vis ledigt værktøj' })).toBeDisabled();
  // One day clicked twice means a return on the next day.
  await dayButton(page, days.start).click();
  await dialog.getByRole('button', { name: 'Vis ledigt værktøj' }).click();

  await expect(page).toHaveURL(
    `/browse?q=plankeskubber&from=${days.start}&to=${addDays(days.start, 1)}`,
  );
  await expect(page.getByRole('heading', { name: 'Intet værktøj fundet' })).toBeVisible();
  await expect(page.getByText('Prøv andre dage', { exact: false })).toBeVisible();
  // A person who opens the shared address sees the same.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Intet værktøj fundet' })).toBeVisible();

  // The button now says the days.
  await page
    .getByRole('region', { name: 'Resultater' })
    .getByRole('button', {
      name: formatShortPeriod(days.start, addDays(days.start, 1), 'da'),
      exact: true,
    })
    .click();
  await dialog.getByRole('switch', { name: 'Fleksibel med en dag eller to' }).click();
  await dialog.getByRole('button', { name: 'Vis ledigt værktøj' }).click();
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/flex=2/);

  await page.getByRole('button', { name: /^Fjern filteret .*, fleksibelt$/ }).click();
  await expect(page).toHaveURL('/browse?q=plankeskubber');
  await expect(found).toBeVisible();
});

test('the dates on the front page lead to available tools with the keyboard alone', async ({
  page,
}) => {
  await openApp(page, '/');
  const opener = page.getByRole('button', { name: 'Vælg dage' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hvornår skal du bruge det?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const next = dialog.getByRole('button', { name: 'Næste måned' });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await next.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const show = dialog.getByRole('button', { name: 'Vælg dagene' });
  await expect(show).toBeEnabled();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await show.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(show).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Søg', exact: true }).press('Enter');
  // The calendar opens with this month, also late in it, and was turned to the next one.
  const first = firstOfNextMonth();
  await expect(page).toHaveURL(`/browse?from=${first}&to=${addDays(first, 2)}`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('sorting covers all results, not only the loaded ones', async ({ page, service }) => {
  const { data } = await ask(
    service.url,
    '{ searchTools(priceCentsMax: 50000, distanceMax: 25, orderBy: PRICE, orderDirection: DESC, first: 3) { name } }',
  );
  const dearest = (data as unknown as { searchTools: { name: string }[] }).searchTools;
  expect(dearest).toHaveLength(3);
  await openApp(page, '/browse');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await expect(first.getByRole('heading')).not.toHaveText(dearest[0]?.name ?? '');
  await page.getByRole('combobox', { name: 'Sortér efter' }).selectOption('Pris: Høj til lav');
  for (const [index, { name }] of dearest.entries()) {
    await expect(page.getByRole('article').nth(index).getByRole('heading')).toHaveText(name);
  }
});

test('distances on a phone are measured from a typed place, and from another in the URL', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/browse');
  const pill = (place: string) =>
    page.getByRole('button', { name: `Alt værktøj · Alle dage · ${place}`, exact: true });
  await pill('Nær København').click();
  const sheet = page.getByRole('dialog', { name: 'Find værktøj' });
  await sheet.getByLabel('By, bydel eller postnummer').fill('frederiksb');
  await sheet.getByRole('button', { name: 'Frederiksberg', exact: true }).click();
  await sheet.getByRole('button', { name: 'Vis værktøj' }).click();
  await expect(page).toHaveURL('/browse?near=Frederiksberg');
  await expect(pill('Nær Frederiksberg')).toBeVisible();
  await page.reload();
  await expect(pill('Nær Frederiksberg')).toBeVisible();

  await openApp(page, '/browse?near=Atlantis');
  await expect(page.getByText('Vi kender ikke stedet „Atlantis“', { exact: false })).toBeVisible();
  await pill('Ukendt sted: Atlantis').click();
  await sheet.getByRole('button', { name: 'Ryd alt' }).click();
  await sheet.getByRole('button', { name: 'Vis værktøj' }).click();
  await expect(page).toHaveURL('/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the position is requested on a click only, and the URL contains only a place name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 55.70812, longitude: 12.57731 });
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('placeNear')) sent.push(body);
  });
  await openApp(page, '/browse');
  await page.getByRole('button', { name: 'Nær København · Skift' }).click();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Brug min placering' }).click();
  await expect(page).toHaveURL(`/browse?near=${encodeURIComponent('Østerbro')}`);
  await expect(page.getByRole('button', { name: 'Nær Østerbro · Skift' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('55.71');
  expect(sent[0]).not.toContain('55.708');
});

/** The number of tools shown beside a choice. */
const readFigure = (choice: Locator) => choice.getByText(/^\d+ værktøj$/).innerText();

test('every count beside a filter on a desktop equals the results of choosing it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, '/browse?distance=50');
  const count = page.getByRole('region', { name: 'Resultater' }).getByRole('status');
  await expect(count).toHaveText(/^\d+ værktøj$/);

  const category = page.getByRole('checkbox', { name: /^Outdoor.*\d+ værktøj$/ });
  const outdoor = await readFigure(category.locator('xpath=..'));
  await category.check();
  await expect(count).toHaveText(outdoor);
  await page.getByRole('button', { name: 'Fjern filteret Outdoor' }).click();

  const band = page.getByRole('button', { name: /^100–200/ });
  await expect(band).toHaveText(/[1-9]\d* værktøj/);
  const within = await readFigure(band);
  await band.click();
  await expect(page).toHaveURL('/browse?min=100&max=200&distance=50');
  await expect(count).toHaveText(within);
  await band.click();
  await expect(page).toHaveURL('/browse?distance=50');
});

test('the filter drawer on a phone shows the number of results before it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/browse');
  await page.getByRole('button', { name: /^Filtre/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtre' });
  const stars = drawer.getByRole('list', { name: 'Antal værktøj med mindst så mange stjerner' });
  const five = Number(
    await stars
      .getByRole('listitem')
      .last()
      .textContent()
      .then((text) => text?.split(': ')[1]),
  );
  await drawer.getByRole('radio', { name: 'Mindst 5 stjerner' }).check();
  await drawer.getByRole('button', { name: `Vis ${five} værktøj` }).click();
  await expect(page.getByRole('region', { name: 'Resultater' }).getByRole('status')).toHaveText(
    `${five} værktøj`,
  );
});

test('on a phone, one sheet takes what, when and where, and eight presses lead to a request', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await listTakenTool(service.url, 'Plankevender');
  await openApp(page, '/browse');
  await page.getByRole('button', { name: /Alle dage/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Find værktøj' });
  await sheet.getByRole('searchbox', { name: 'Hvad' }).fill('plankevender');
  await sheet.getByRole('button', { name: 'I morgen' }).click();
  await sheet.getByRole('button', { name: 'Vis værktøj' }).click();
  await expect(page).toHaveURL(/q=plankevender&from=.*&to=/);
  const card = page.getByRole('article').filter({ hasText: 'Plankevender' });
  await expect(card.getByText(/^I alt/)).toBeVisible();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/tool\/\d+\?start=.*&end=/);
  const ask = page
    .getByRole('link', { name: /^Spørg/ })
    .filter({ visible: true })
    .first();
  await expect(ask).toHaveAttribute('href', /book\?start=.*&end=/);
});
