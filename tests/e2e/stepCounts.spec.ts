/** How many presses the main tasks take on a phone, for a signed-in member with Danish screens. */
import type { Locator, Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask, createTool, newTool } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { type Member, signUpMember } from './newMember';
import { openApp } from './openApp';
import { makePhotograph } from './photograph';

const today = getCopenhagenDate(new Date());

/** Opens the front page on a phone. Filling in a field counts as a press, because it has to be pressed first. */
async function openPhone(page: Page, url: string, member: Member) {
  await page.context().addCookies([{ name: 'language', value: 'da', url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInPage(page, url, member);
  await openApp(page, '/');
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    fill: async (field: Locator, text: string) => {
      count += 1;
      await field.fill(text);
    },
    upload: async (field: Locator) => {
      count += 1;
      const buffer = await makePhotograph({ width: 800, height: 600 });
      await field.setInputFiles({ name: 'bor.jpg', mimeType: 'image/jpeg', buffer });
    },
    bar: (name: string) =>
      page
        .getByRole('navigation', { name: 'Dine steder' })
        .getByRole('link', { name: new RegExp(`^${name}`) }),
    presses: () => count,
  };
}

async function send(url: string, member: Member, document: string, variables: object) {
  const { data, errors } = await ask(url, document, variables, member.token);
  expect(errors).toEqual([]);
  return data;
}

/** Bent asks to borrow Hanne's tool from today on. Returns the booking's id. */
async function requestToday(url: string, hanne: Member, bent: Member): Promise<string> {
  const made = await send(url, hanne, createTool, { input: newTool('Borehammer') });
  const asked = await send(
    url,
    bent,
    'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { booking { id } errors } }',
    { toolId: made?.['createTool']?.tool?.id, startDate: today, endDate: addDays(today, 2) },
  );
  return (asked as unknown as { requestBooking: { booking: { id: string } } }).requestBooking
    .booking.id;
}

test('a drill near the member for Saturday is booked in 8 presses', async ({ page, service }) => {
  const phone = await openPhone(page, service.url, await signUpMember(service.url, 'Signe'));
  await phone.fill(page.getByLabel('Hvad leder du efter?'), 'boremaskine');
  await phone.press(page.getByRole('button', { name: /^Hvornår/ }));
  const days = page.getByRole('dialog', { name: 'Hvornår skal du bruge det?' });
  const weekend = days.getByRole('button', { name: /weekend/i });
  await expect(days.getByRole('button', { name: 'I dag', exact: true })).toBeVisible();
  // On a Saturday the weekend is today.
  await phone.press(
    (await weekend.count()) > 0 ? weekend : days.getByRole('button', { name: 'I dag' }),
  );
  await phone.press(days.getByRole('button', { name: 'Vælg dagene' }));
  await phone.press(page.getByRole('button', { name: 'Søg', exact: true }));
  await expect(page).toHaveURL(/\/browse\?/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/boremaskine/i);
  await phone.press(page.getByRole('main').getByRole('article').getByRole('link').first());
  await phone.press(page.getByRole('link', { name: /^(Book|Spørg )/ }).first());
  await phone.press(page.getByRole('button', { name: /^(Book|Spørg )/ }).last());
  await expect(page).toHaveURL(/\/booking\/\d+\?new$/);
  expect(phone.presses()).toBeLessThanOrEqual(8);
});

test('a tool is listed with 5 inputs in 3 steps', async ({ page, service }) => {
  const phone = await openPhone(page, service.url, await signUpMember(service.url, 'Tove'));
  await openApp(page, '/add-tool');
  await phone.upload(page.locator('input[type=file]'));
  await expect(page.locator('form img').first()).toBeVisible();
  await phone.fill(page.getByLabel('Navn', { exact: true }), 'Akku boremaskine 18 V');
  await phone.fill(page.getByLabel('Beskrivelse', { exact: true }), 'Med to batterier.');
  await phone.fill(page.getByLabel('Sted', { exact: true }), 'Valby');
  let steps = 1;
  for (const field of ['Pris pr. dag', null]) {
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click();
    steps += 1;
    if (field) await phone.fill(page.getByLabel(field, { exact: true }), '75');
  }
  await page.getByRole('button', { name: 'Tilføj værktøj', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /hænger nu i skuret/ })).toBeVisible();
  expect({ inputs: phone.presses(), steps }).toEqual({ inputs: 5, steps: 3 });
});

test('a request is answered and a tool handed over in 2 presses each', async ({
  newPerson,
  service,
}) => {
  const hanne = await signUpMember(service.url, 'Hanne');
  const bent = await signUpMember(service.url, 'Bent');
  await requestToday(service.url, hanne, bent);
  const hers = await newPerson();
  const owner = await openPhone(hers, service.url, hanne);
  await owner.press(owner.bar('Skur'));
  await owner.press(hers.getByRole('button', { name: 'Sig ja til forespørgslen fra Bent' }));
  await expect(hers.getByText('Du har sagt ja til Bent')).toBeVisible();
  expect(owner.presses()).toBe(2);

  const his = await newPerson();
  const borrower = await openPhone(his, service.url, bent);
  await borrower.press(borrower.bar('Skur'));
  await borrower.press(his.getByRole('link', { name: 'Vis kode' }).first());
  await expect(his.getByText(/^\d{3}\s?\d{3}$/).first()).toBeVisible();
  expect(borrower.presses()).toBe(2);
});

test('the next payout is 1 press away, and all earnings 2', async ({ page, service, signIn }) => {
  await page.context().addCookies([{ name: 'language', value: 'da', url: service.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await openApp(page, '/browse');
  await page
    .getByRole('navigation', { name: 'Dine steder' })
    .getByRole('link', { name: 'Skur' })
    .click();
  const line = page.getByRole('link', { name: /^På vej: / });
  await expect(line).toBeVisible();
  await line.click();
  await expect(page.getByText('Indtjening i alt')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Årsopgørelse' })).toBeVisible();
});
