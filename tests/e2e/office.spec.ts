/** A person of Skuret: from the link to a passkey, to the queue, to a decision that both members read. */
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask } from '../helpers/ask';
import { expect, test } from './fixtures';
import { listTool, signUpMember } from './newMember';
import { addPasskeyDevice, addStaff } from './newStaff';

// Stopping a sign-in by another page is logged in the console.
test.use({ mayComplain: true });

const today = getCopenhagenDate(new Date());

/** A dispute about 200 kr. that both have left to Skuret. Returns its number. */
async function makeDispute(url: string): Promise<void> {
  const owner = await signUpMember(url, 'Ulla');
  const borrower = await signUpMember(url, 'Leif');
  const toolId = await listTool(url, owner, true);
  const request = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) {
    requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: 1) { booking { id } errors }
  }`;
  const days = { startDate: today, endDate: addDays(today, 2) };
  const made = await ask(url, request, { toolId, ...days }, borrower.token);
  const requested = made.data?.['requestBooking'] as { booking?: { id: string } } | undefined;
  const id = requested?.booking?.id;
  const step = async (name: string, { token }: { token: string }, input: object = {}) => {
    const document = `mutation ($id: ID!, $step: BookingStep!, $input: BookingStepInput) {
      takeBookingStep(id: $id, step: $step, input: $input) { errors }
    }`;
    await expect
      .poll(async () => {
        const variables = { id, step: name, input };
        return (await ask(url, document, variables, token)).data?.['takeBookingStep']?.errors;
      })
      .toEqual([]);
  };
  await step('CONFIRM_PICKUP', owner);
  await step('CONFIRM_PICKUP', borrower);
  await step('MARK_RETURNED', borrower);
  await step('REPORT_PROBLEM', owner, { claimCents: 20_000, text: 'Kablet er skåret over' });
  await step('ASK_SUPPORT', borrower);
}

for (const width of [390, 1440]) {
  test(`staff set up a passkey, find a dispute and decide it, at ${width}`, {
    tag: width === 390 ? [] : '@nightly',
  }, async ({ newPerson, service }) => {
    test.slow();
    const page = await newPerson();
    await page.setViewportSize({ width, height: 900 });
    await addPasskeyDevice(page);
    await makeDispute(service.url);
    const email = `eva${width}@office.example`;
    const link = await addStaff(service, 'Eva', email);
    const nothingIsWider = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);

    await test.step('the link leads to a passkey and then to the queue', async () => {
      await page.goto(link);
      await expect(page.getByText('Eva, support')).toBeVisible();
      await page.getByRole('button', { name: 'Lav en adgangsnøgle' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
      await nothingIsWider();
    });

    await test.step('signed out, the passkey signs in again', async () => {
      await page.getByRole('button', { name: 'Log ud' }).click();
      await page.getByRole('button', { name: 'Log ind med adgangsnøgle' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
    });

    await test.step('the dispute is taken and decided, after a look at what both read', async () => {
      await page.getByLabel('Slags').selectOption('DISPUTE');
      await page
        .getByRole('link', { name: /^Uenighed \d+$/ })
        .last()
        .click();
      await page.getByRole('button', { name: 'Tag sagen' }).click();
      await expect(page.getByRole('button', { name: 'Læg tilbage i køen' })).toBeVisible();
      await expect(page.getByText('Kablet er skåret over').first()).toBeVisible();
      await nothingIsWider();
      await page.getByLabel('Til udlåneren').fill('150');
      await page.getByRole('button', { name: 'Se, hvad de får at læse' }).click();
      await expect(page.getByText('Skriv en begrundelse.')).toBeVisible();
      await page.getByLabel('Begrundelse').fill('Kablet var slidt før');
      await page.getByRole('button', { name: 'Se, hvad de får at læse' }).click();
      const owner = page.getByRole('region', { name: 'Udlåneren læser' });
      await expect(owner.getByText(/Du får 150\skr\./)).toBeVisible();
      await page.getByRole('button', { name: 'Afgør sagen' }).click();
      await expect(page.getByText(/^Lukket af Eva/)).toBeVisible();
      await nothingIsWider();
    });

    await test.step('a reload keeps the session, and another page of it is in English', async () => {
      await page.reload();
      await expect(page.getByText(/^Lukket af Eva/)).toBeVisible();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByText(/^Closed by Eva/)).toBeVisible();
      await page.getByRole('link', { name: 'My access' }).click();
      await expect(page.getByText('This one')).toBeVisible();
    });
  });
}
