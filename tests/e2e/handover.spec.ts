/** A tool changes hands at the garden gate, on two phones with a bad connection. */
import type { Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask, createTool, newTool } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { type Member, signUpMember } from './newMember';
import { openApp } from './openApp';
import { makePhotograph } from './photograph';

// Broken connections are logged in the console.
test.use({ mayComplain: true });

const today = getCopenhagenDate(new Date());
/** Encoding a picture in every width is slow on a busy machine. */
const uploadTimeout = { timeout: 60_000 };

const phone = { width: 390, height: 844 };
const state = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The checklist and the photos are folded except on the day of a hand-over. */
const unfoldRecord = (page: Page) =>
  page
    .locator('details')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Checklist and photos' }) })
    .evaluate((record: HTMLDetailsElement) => {
      if (!record.open) record.querySelector('summary')?.click();
    });
const side = (page: Page, moment: string) => page.getByRole('region', { name: moment });

async function photograph(page: Page, moment: 'PICK_UP' | 'RETURN') {
  await page.locator(`input[data-moment=${moment}]`).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhotograph({ width: moment === 'RETURN' ? 640 : 600, height: 450 }),
  });
}

/** Bent has borrowed Hanne's tool from today on, and both have the booking open on their phones. */
async function startPickup(newPerson: () => Promise<Page>, url: string) {
  const hanne = await signUpMember(url, 'Hanne');
  const bent = await signUpMember(url, 'Bent');
  const send = async (member: Member, document: string, variables: object) => {
    const { data, errors } = await ask(url, document, variables, member.token);
    expect(errors ?? []).toEqual([]);
    return data;
  };
  const input = { ...newTool('Borehammer'), includedItems: ['Kuffert', 'Mejsel', 'Oplader'] };
  const toolId = (await send(hanne, createTool, { input }))?.['createTool']?.tool?.id;
  const requested = await send(
    bent,
    'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { booking { id } errors } }',
    { toolId, startDate: today, endDate: addDays(today, 2) },
  );
  const { id } = (requested as unknown as { requestBooking: { booking: { id: string } } })
    .requestBooking.booking;
  await send(hanne, 'mutation ($id: ID!) { takeBookingStep(id: $id, step: ACCEPT) { errors } }', {
    id,
  });
  const [his, hers] = [await newPerson(), await newPerson()];
  for (const [page, member] of [
    [his, bent],
    [hers, hanne],
  ] as const) {
    await page.setViewportSize(phone);
    await signInPage(page, url, member);
    await openApp(page, `/booking/${id}`);
    await state(page, /^Agreed/);
  }
  return { his, hers, bent, address: `/booking/${id}` };
}

test('an offline confirmation counts once after a reload, and photos are shown side by side', async ({
  newPerson,
  service,
}) => {
  const { his, hers, address } = await startPickup(newPerson, service.url);
  let sent = 0;
  his.on('request', (request) => {
    if (request.postData()?.includes('CONFIRM_PICKUP')) sent += 1;
  });

  await test.step('he ticks what is there, and photographs it', async () => {
    await his.getByRole('checkbox', { name: 'Kuffert: At the pick-up' }).check();
    await his.getByRole('checkbox', { name: 'Mejsel: At the pick-up' }).check();
    await expect(his.getByText('Checklist: 2 of 3 (optional)')).toBeVisible();
    await expect(hers.getByText('Ticked by Bent at pick-up')).toHaveCount(2);
    await photograph(his, 'PICK_UP');
    await expect(
      side(hers, 'At the pick-up').getByRole('button', { name: /show it large/ }),
    ).toBeVisible(uploadTimeout);
  });

  await test.step('the line goes, he presses, and nothing is confirmed', async () => {
    await his.context().setOffline(true);
    await press(his, 'I have the tool');
    await expect(his.getByText(/^“Confirm the pick-up” is not sent yet/)).toBeVisible();
    await state(hers, /^Agreed: Bent picks up the tool on/);
  });

  await test.step('it is there after a reload, while the service still cannot be reached', async () => {
    await his.route(/\/(graphql|live)$/, (route) => route.abort());
    await his.context().setOffline(false);
    await his.reload();
    await expect(his.getByText('We could not load this booking.')).toBeVisible();
    await expect(his.getByText(/“Confirm the pick-up”/)).toBeVisible();
  });

  await test.step('the line is back: it is sent, and counts once', async () => {
    await his.unroute(/\/(graphql|live)$/);
    sent = 0;
    await state(his, 'You have confirmed the pick-up');
    await state(hers, 'Bent says that you have handed over the tool');
    await expect(his.getByText(/“Confirm the pick-up”/)).toHaveCount(0);
    expect(sent).toBeLessThanOrEqual(1);
    await press(hers, 'I have handed it over');
    await state(his, /^You have the tool until/);
    const past = his.getByRole('region', { name: 'What has happened' });
    await expect(past.getByText(/handed over|picked up/i)).toHaveCount(1);
  });

  await test.step('back again: what is missing is named, and the pictures stand side by side', async () => {
    await state(hers, /^Bent has the tool until/);
    await unfoldRecord(hers);
    await photograph(hers, 'RETURN');
    await expect(
      side(hers, 'At the return').getByRole('button', { name: /show it large/ }),
    ).toBeVisible(uploadTimeout);
    const [out, back] = [
      await side(hers, 'At the pick-up').boundingBox(),
      await side(hers, 'At the return').boundingBox(),
    ];
    expect(out?.y).toBe(back?.y);
    expect((out?.x ?? 0) + (out?.width ?? 0)).toBeLessThanOrEqual(back?.x ?? 0);
    const suitcase = hers.getByRole('checkbox', { name: 'Kuffert: At the return' });
    await suitcase.click();
    await expect(suitcase).toBeChecked();
    await press(his, 'I returned it');
    await press(his, 'Yes, I returned it');
    await state(hers, 'Is all well with the tool?');
    await expect(hers.getByText('Not ticked at return: Mejsel.')).toBeVisible();

    await side(hers, 'At the pick-up')
      .getByRole('button', { name: /show it large/ })
      .click();
    const large = hers.getByRole('dialog', { name: 'At the pick-up' });
    const image = large.getByRole('img', { name: 'Photo of the tool' });
    await expect
      .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(large.getByText(/^Bent, /)).toBeVisible();
    await large.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('confirmed, it stays as it is', async () => {
    await press(hers, 'All is well');
    await state(hers, 'Completed');
    await openApp(his, address);
    await unfoldRecord(his);
    await expect(side(his, 'At the return').getByRole('button')).toHaveCount(1);
    await expect(his.getByRole('checkbox', { name: 'Kuffert: At the return' })).toBeDisabled();
  });
});

test('a scanned code leads through sign-in to one button and does nothing before the click', async ({
  newPerson,
  service,
}) => {
  const { hers, bent, address } = await startPickup(newPerson, service.url);
  await press(hers, 'Show the pick-up code');
  const digits = ((await hers.getByText(/^\d{3} \d{3}$/).textContent()) ?? '').replace(/\D/g, '');
  // Loaded data can be read offline.
  await hers.context().setOffline(true);
  await expect(hers.getByText(/^\d{3} \d{3}$/)).toBeVisible();

  const fresh = await newPerson();
  await fresh.setViewportSize(phone);
  await openApp(fresh, `${address}?code=${digits}`);
  await expect(fresh).toHaveURL(/\/signin/);
  await fresh.getByLabel(/^E-mail/).fill(bent.email);
  await fresh.locator('input[type=password]').fill(bent.password);
  await fresh.locator('form button[type=submit]').first().click();
  await expect(fresh).toHaveURL(new RegExp(`${address}\\?code=${digits}$`));
  await expect(fresh.getByLabel('Six-digit code')).toHaveValue(digits);
  await state(fresh, /^Agreed/);
  // Two wrong codes and then the right one, without opening the page again.
  const field = fresh.getByLabel('Six-digit code');
  for (const wrong of ['000000', '999999'].map((code) => (code === digits ? '123123' : code))) {
    await field.fill(wrong);
    await press(fresh, 'Confirm the pick-up');
    const refusal = fresh.getByRole('main').getByRole('alert');
    await expect(refusal).toHaveText('This code is wrong. Please ask to see the code again.');
    await expect(refusal).toBeInViewport();
    await expect(field).toBeFocused();
  }
  await field.fill(digits);
  await press(fresh, 'Confirm the pick-up');
  await state(fresh, /^You have the tool until/);
  await hers.context().setOffline(false);
  await state(hers, /^Bent has the tool until/);
});
