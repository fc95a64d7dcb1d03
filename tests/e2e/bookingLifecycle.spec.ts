/** The life of a booking, by borrower and owner, each in a browser of their own. */
import type { Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { loseAnswers } from './loseAnswers';
import { listTool, signUpMember } from './newMember';
import { openApp } from './openApp';

// The pages of the test provider are not ours, and log refused payments in the console.
test.use({ mayComplain: true });

const today = getCopenhagenDate(new Date());
interface Pair {
  his: Page;
  hers: Page;
  toolId: string;
}

/** Hanne lends a tool, Bent would like to borrow the tool. */
async function meet(
  newPerson: () => Promise<Page>,
  url: string,
  { instant = false } = {},
): Promise<Pair> {
  const hanne = await signUpMember(url, 'Hanne');
  const bent = await signUpMember(url, 'Bent');
  const toolId = await listTool(url, hanne, instant);
  const [his, hers] = [await newPerson(), await newPerson()];
  await signInPage(his, url, bent);
  await signInPage(hers, url, hanne);
  return { his, hers, toolId };
}

const days = (from: number, to: number) =>
  `start=${addDays(today, from)}&end=${addDays(today, to)}`;
const state = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Requests the tool on its booking page. */
async function request(page: Page, toolId: string, query: string, button = 'Ask ') {
  await openApp(page, `/tool/${toolId}/book?${query}`);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await press(page, button);
}

/** From the page right after the booking to the page as it is later. */
async function openBooked(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/booking\/\d+\?new$/);
  await openApp(page, new URL(page.url()).pathname);
  return new URL(page.url()).pathname;
}

test('a booking is requested, accepted, handed over with a code, returned and confirmed', async ({
  newPerson,
  service,
}) => {
  const { his, hers, toolId } = await meet(newPerson, service.url);

  await request(his, toolId, days(0, 2));
  await expect(
    his.getByRole('heading', { level: 1, name: 'You have asked Hanne to borrow the tool' }),
  ).toBeVisible();
  const address = await openBooked(his);
  await state(his, 'Waiting for Hanne to answer');

  await test.step('the owner finds it on top of her list, and accepts it there', async () => {
    await openApp(hers, '/dashboard?tab=rentals');
    await hers.getByRole('button', { name: 'Sig ja til forespørgslen fra Bent' }).click();
    await expect(hers.getByText('Du har sagt ja til Bent')).toBeVisible();
    // His open page shows it without a reload, with the pick-up address.
    await state(his, /^Agreed: pick up the tool on/);
    const agreed = his.getByRole('region', { name: /^Agreed/ });
    await expect(agreed.getByText('Algade 5, 4000 Roskilde')).toBeVisible();
  });

  await test.step('a code that is not hers is refused, hers confirms it for both', async () => {
    await openApp(hers, address);
    await press(hers, 'Show the pick-up code');
    const digits = hers.getByText(/^\d{3} \d{3}$/);
    const code = ((await digits.textContent()) ?? '').replaceAll(/\D/g, '');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await press(his, 'Type a code');
    await his.getByLabel('Six-digit code').fill(wrong);
    await press(his, 'Confirm the pick-up');
    // It stands at its field and in the box above the button.
    await expect(his.getByText('This code is wrong.').first()).toBeVisible();
    // Opened as a phone's camera opens the QR code: that alone confirms nothing.
    await openApp(his, `${address}?code=${code}`);
    await expect(his.getByLabel('Six-digit code')).toHaveValue(code);
    await state(hers, /^Agreed: Bent picks up the tool on/);
    await press(his, 'Confirm the pick-up');
    await state(his, /^You have the tool until/);
    await state(hers, /^Bent has the tool until/);
  });

  await test.step('he returns it, and she confirms that all is well', async () => {
    await press(his, 'I returned it');
    await press(his, 'Yes, I returned it');
    await state(his, 'You have returned the tool');
    await state(hers, 'Is all well with the tool?');
    await press(hers, 'All is well');
    await state(hers, 'Completed');
    await state(his, 'Completed');
    await expect(his.getByRole('region', { name: 'What has happened' })).toContainText(
      'Hanne confirmed that all is well',
    );
  });
});

test('both members confirm the pick-up on their phones, and a lost response counts once', async ({
  newPerson,
  service,
}) => {
  const { his, hers, toolId } = await meet(newPerson, service.url);
  await request(his, toolId, days(0, 1));
  const address = await openBooked(his);
  await openApp(hers, address);
  await press(hers, 'Accept');
  await state(his, /^Agreed/);

  // The response is lost after the step was taken.
  const letThrough = await loseAnswers(his, 'takeBookingStep');
  await press(his, 'I have the tool');
  await expect(his.getByText(/^We do not know yet whether “Confirm the pick-up”/)).toBeVisible();
  letThrough();
  // The app retries by itself.
  await state(his, 'You have confirmed the pick-up');
  await state(hers, 'Bent says that you have handed over the tool');
  await press(hers, 'I have handed it over');
  await state(hers, /^Bent has the tool until/);
  await state(his, /^You have the tool until/);
});

test('a claim keeps part of the deposit, and the owner sees her share', async ({
  newPerson,
  service,
}) => {
  const { his, hers, toolId } = await meet(newPerson, service.url);
  await request(his, toolId, days(0, 1));
  const address = await openBooked(his);
  await openApp(hers, address);
  await press(hers, 'Accept');
  await press(hers, 'I have handed it over');
  await state(his, 'Hanne says that you have the tool');
  await press(his, 'I have the tool');
  await press(his, 'I returned it');
  await press(his, 'Yes, I returned it');
  await state(hers, 'Is all well with the tool?');

  await test.step('she asks for 100 kr. of the deposit of 300 kr.', async () => {
    await hers.getByText('Something wrong?').click();
    await press(hers, 'Report a problem');
    const form = hers.getByRole('dialog', { name: 'Report a problem' });
    await form.getByLabel('What is wrong?').fill('Kablet er skåret over');
    await form.getByLabel('How much do you ask for?').fill('100');
    await form.getByRole('button', { name: 'Report it' }).click();
    await state(hers, 'You have reported a problem');
    await state(his, 'Hanne has reported a problem');
  });

  await test.step('he proposes another amount, she accepts it, and both see what it came to', async () => {
    await expect(his.getByRole('button', { name: /^Accept 100\b/ })).toBeVisible();
    await press(his, 'Propose another amount');
    const form = his.getByRole('dialog', { name: 'Propose an amount' });
    await form.getByLabel('How much do you propose?').fill('60');
    await form.getByRole('button', { name: 'Send the proposal' }).click();
    await expect(form).toBeHidden();
    // Her open page shows it without a reload.
    await hers.getByRole('button', { name: /^Accept 60\b/ }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await state(hers, 'Completed');
    await state(his, 'Completed');
    await expect(his.getByText(/compensation to .+ is 60\skr\./)).toBeVisible();
  });

  await test.step('the rental and the 60 kr. come to her', async () => {
    await openApp(hers, '/dashboard?tab=money');
    const earnings = hers.getByRole('region', { name: 'Indtjening' });
    // One day at 125 kr. plus the kept amount, in the next payout, which may be on its way already.
    await expect(earnings).toContainText(/(Næste udbetaling|På vej)\s*185\b/);
  });
});

test('payouts are listed with their state', async ({ newPerson, signIn }) => {
  const mette = await newPerson();
  await signIn(mette);
  await openApp(mette, '/dashboard?tab=money');
  const earnings = mette.getByRole('region', { name: 'Indtjening' });
  await expect(earnings.getByRole('listitem').first()).toContainText('Udbetalt');
});

test('a request is declined after confirmation', async ({ newPerson, service }) => {
  const { his, hers, toolId } = await meet(newPerson, service.url);
  await request(his, toolId, days(3, 5));
  const address = await openBooked(his);
  await openApp(hers, address);
  await press(hers, 'Decline');
  await hers.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await state(hers, 'You have declined the request');
  await state(his, 'Hanne cannot lend you the tool');
});

test('the refund is shown before a cancellation, and the days become available again', async ({
  newPerson,
  service,
}) => {
  const { his, hers, toolId } = await meet(newPerson, service.url);
  await request(his, toolId, days(1, 3));
  const address = await openBooked(his);
  await openApp(hers, address);
  await press(hers, 'Accept');
  await state(his, /^Agreed/);

  const third = await newPerson();
  await openApp(third, `/tool/${toolId}`);
  const first = third.getByRole('button', { name: /optaget$/ }).first();
  await third.getByRole('button', { name: /^Hentes/ }).click();
  await expect(first).toBeDisabled();

  await his.getByText('Something wrong?').click();
  await press(his, 'Cancel Booking');
  const asked = his.getByRole('alertdialog');
  // 280 kr. in all. One day at 125 kr. and 10 % of it are kept, because the booking begins tomorrow.
  await expect(asked).toContainText('You get 142.50 kr. of 280 kr. back');
  await asked.getByRole('button', { name: 'Cancel Booking' }).click();
  await state(his, 'You have cancelled the booking');
  await state(hers, 'Bent has cancelled the booking');
  await openApp(third, `/tool/${toolId}`);
  await third.getByRole('button', { name: /^Hentes/ }).click();
  await expect(third.getByRole('dialog')).toBeVisible();
  await expect(first).toHaveCount(0);
});

test('an instant booking is confirmed immediately', async ({ newPerson, service }) => {
  const { his, hers, toolId } = await meet(newPerson, service.url, { instant: true });
  await request(his, toolId, days(2, 4), 'Book');
  await expect(his.getByRole('heading', { level: 1, name: /^Booked!/ })).toBeVisible();
  const address = await openBooked(his);
  await state(his, /^Agreed: pick up the tool on/);
  await openApp(hers, address);
  await state(hers, /^Agreed: Bent picks up the tool on/);
});

/** Saves a card with the test provider and makes it the chosen one for the booking. */
async function saveCard(page: Page, ending: string) {
  await openApp(page, '/settings#payment');
  await press(page, 'Add Payment Method');
  await page.getByRole('radio', { name: new RegExp(ending) }).check();
  await page.getByRole('button', { name: /^(Save the card|Gem kortet)$/ }).click();
  await expect(page.getByText(new RegExp(`ending in ${ending}`)).first()).toBeAttached();
}

test('a declined card shows the reason, and one that requires authentication redirects to the bank and back', async ({
  newPerson,
  service,
}) => {
  const { his, toolId } = await meet(newPerson, service.url);
  await saveCard(his, '9995');
  await saveCard(his, '3155');
  await openApp(his, `/tool/${toolId}/book?${days(4, 6)}`);
  await his.getByRole('radio', { name: 'Visa ending in 9995' }).check();
  await press(his, 'Ask ');
  await expect(his.getByRole('main').getByRole('alert')).toContainText(
    'There is not enough money on the card.',
  );
  await his.getByRole('radio', { name: 'Mastercard ending in 3155' }).check();
  await press(his, 'Ask ');
  await his.getByRole('button', { name: /^(Yes, it is me|Ja, det er mig)$/ }).click();
  await expect(his).toHaveURL(/\/booking\/\d+$/);
  await state(his, 'Waiting for Hanne to answer');
});
