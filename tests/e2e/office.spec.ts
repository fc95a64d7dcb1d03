/** The people of Skuret: from the link to a passkey, to the queue, to decisions that members read and appeal against. */
import type { Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { listTool, signUpMember } from './newMember';
import { openOffice } from './newStaff';

// Stopping a sign-in by another page is logged in the console.
test.use({ mayComplain: true });

const today = getCopenhagenDate(new Date());

/** A dispute about 200 kr. that both have left to Skuret. */
async function makeDispute(url: string) {
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
  return { members: [owner, borrower], bookingId: id };
}

const expectToFit = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

const getCaseNumber = (page: Page) => page.url().split('/').at(-1);

/** Opens the latest case of a kind in the queue. Returns its number. */
async function openCase(page: Page, kind: string, name: RegExp) {
  await page.getByRole('link', { name: 'Kø', exact: true }).click();
  await page.getByLabel('Slags').selectOption(kind);
  await page.getByRole('link', { name }).last().click();
  await expect(page.getByRole('button', { name: 'Tag sagen' })).toBeVisible();
  return getCaseNumber(page);
}

/** The settings of a member list exactly these looks, the latest first: what, who and in which case. */
async function expectReads(
  page: Page,
  url: string,
  looks: readonly (readonly [string, string, string | undefined])[],
): Promise<void> {
  await page.goto(`${url}/settings?part=account`);
  const items = page.getByRole('list', { name: 'Who looked at my data' }).getByRole('listitem');
  await expect(items).toHaveText(
    looks.map(
      ([what, who, number]) => new RegExp(`^${what}.*${who} of Skuret, .*, case ${number}$`),
    ),
  );
}

for (const width of [390, 1440]) {
  test(`staff set up a passkey, find a dispute and decide it, at ${width}`, {
    tag: width === 390 ? [] : '@nightly',
  }, async ({ newPerson, service }) => {
    test.slow();
    const page = await newPerson();
    await page.setViewportSize({ width, height: 900 });
    const { members, bookingId } = await makeDispute(service.url);
    const nothingIsWider = () => expectToFit(page);

    await test.step('the link leads to a passkey and then to the queue', async () => {
      const email = `eva${width}@office.example`;
      await openOffice(page, service, { name: 'Eva', email, role: 'support' });
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
      await page.getByLabel('Regel i vilkårene').selectOption('damage-and-insurance');
      await page.getByRole('button', { name: 'Se, hvad de får at læse' }).click();
      const owner = page.getByRole('region', { name: 'Udlåneren læser' });
      await expect(owner.getByText(/Du får 150\skr\./)).toBeVisible();
      await page.getByRole('button', { name: 'Afgør sagen' }).click();
      await expect(page.getByText(/^Lukket af Eva/)).toBeVisible();
      await nothingIsWider();
    });

    await test.step('a colleague reads that it is decided, both members why and who has looked', async () => {
      const colleague = await newPerson();
      const email = `omar${width}@office.example`;
      await openOffice(colleague, service, { name: 'Omar', email, role: 'lead' });
      await colleague.goto(page.url());
      await expect(colleague.getByText(/^Lukket af Eva/)).toBeVisible();
      const number = getCaseNumber(page);
      for (const member of members) {
        const theirs = await newPerson();
        await theirs.setViewportSize({ width, height: 900 });
        await signInPage(theirs, service.url, member);
        await theirs.goto(`${service.url}/booking/${bookingId}`);
        const why = theirs.locator('details').filter({ hasText: 'Kablet var slidt før' }).first();
        await why.locator('summary').first().click();
        await expect(why.getByText('Kablet var slidt før').first()).toBeVisible();
        await expectToFit(theirs);
        await expectReads(theirs, service.url, [
          ['A booking', 'Omar', number],
          ['A booking', 'Eva', number],
        ]);
      }
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

test('a reported tool is hidden, the owner appeals, and another staff member decides', async ({
  newPerson,
  service,
}) => {
  test.slow();
  const owner = await signUpMember(service.url, 'Karen');
  const toolId = await listTool(service.url, owner, false);
  const [stranger, hers, sofie, lea] = [
    await newPerson(),
    await newPerson(),
    await newPerson(),
    await newPerson(),
  ];
  for (const page of [hers, lea]) await page.setViewportSize({ width: 390, height: 900 });
  const staff = { name: 'Sofie', email: 'sofie.e2e@office.example', role: 'support' } as const;
  const second = { name: 'Lea', email: 'lea.e2e@office.example', role: 'lead' } as const;
  const seen = 'query ($id: ID!) { tool(id: $id) { id } }';
  let receipt = '';
  let reported: string | undefined;
  let appealed: string | undefined;

  await test.step('a stranger reports the tool without an account', async () => {
    await stranger.goto(`${service.url}/report?about=/tool/${toolId}`);
    await stranger.locator('#text').fill('Billedet viser en anden maskine');
    await stranger.locator('button[type=submit]').click();
    await stranger.waitForURL(/\/report\/[\w-]{43}$/);
    receipt = stranger.url();
  });

  await test.step('staff hide it with a rule and facts, and close the case', async () => {
    await openOffice(sofie, service, staff);
    reported = await openCase(sofie, 'REPORT', /^Melding om indhold \d+$/);
    await sofie.getByRole('button', { name: 'Skjul det' }).click();
    await expect(sofie.getByText('Skriv en begrundelse.')).toBeVisible();
    await sofie.getByLabel('Hvad er der sket?').fill('Billedet viser en anden maskine');
    await sofie.getByRole('button', { name: 'Skjul det' }).click();
    await expect(sofie.getByText('Vælg den regel, som afgørelsen bygger på.')).toBeVisible();
    await sofie.getByLabel('Regel i vilkårene').selectOption('listing-a-tool');
    await sofie.getByRole('button', { name: 'Skjul det' }).click();
    await expect(sofie.getByText('Skjult Havefræser')).toBeVisible();
    await expect(sofie.getByRole('button', { name: 'Skjul det' })).toBeHidden();
    await sofie.getByLabel('Begrundelse').fill('Vi har skjult værktøjet');
    await sofie.getByRole('button', { name: 'Luk sagen' }).click();
    await expect(sofie.getByText(/^Lukket af Sofie/)).toBeVisible();
  });

  await test.step('the stranger reads the outcome, and cannot see the tool', async () => {
    await stranger.goto(receipt);
    await expect(stranger.getByText('“Vi har skjult værktøjet”')).toBeVisible();
    await stranger.goto(`${service.url}/tool/${toolId}`);
    await expect(stranger.getByRole('heading', { name: 'Havefræser' })).toBeHidden();
    expect((await ask(service.url, seen, { id: toolId })).data?.['tool']).toBeNull();
  });

  await test.step('the owner reads the reasons and appeals', async () => {
    await signInPage(hers, service.url, owner);
    await hers.goto(`${service.url}/settings?part=account`);
    await hers.getByRole('link', { name: 'Hidden tool: Havefræser' }).click();
    await expect(hers.getByText('Billedet viser en anden maskine')).toBeVisible();
    await expect(hers.getByRole('link', { name: 'Listing a tool' })).toBeVisible();
    await expectToFit(hers);
    await hers.getByLabel(/Why you disagree/).fill('Det er min maskine');
    await hers.getByRole('button', { name: 'Send the appeal' }).click();
    await expect(hers.getByText(/^We have your appeal/)).toBeVisible();
  });

  await test.step('the first staff member cannot decide the appeal', async () => {
    appealed = await openCase(sofie, 'APPEAL', /^Klage \d+$/);
    await expect(sofie.getByText('Det er min maskine')).toBeVisible();
    await expect(sofie.getByRole('button', { name: 'Afgør klagen' })).toBeHidden();
  });

  await test.step('another one looks at the owner and upholds the appeal', async () => {
    await openOffice(lea, service, second);
    await openCase(lea, 'APPEAL', /^Klage \d+$/);
    await lea.getByRole('link', { name: 'Medlem: Karen' }).click();
    await expect(lea.getByText(owner.email)).toBeVisible();
    await expectToFit(lea);
    await lea.getByRole('link', { name: /^Til sag/ }).click();
    await lea.getByLabel('Får medlemmet medhold?').selectOption('upheld');
    await lea.getByLabel('Begrundelse').fill('Nummeret på maskinen passer');
    await lea.getByRole('button', { name: 'Afgør klagen' }).click();
    await expect(lea.getByText(/^Lukket af Lea/)).toBeVisible();
    await expectToFit(lea);
  });

  await test.step('all four read the outcome, and the owner exactly who has looked', async () => {
    // Without a reload: it comes with the notification.
    await expect(hers.getByText(/^Your appeal was upheld/)).toBeVisible();
    await expect(hers.getByText('Nummeret på maskinen passer')).toBeVisible();
    await sofie.reload();
    await expect(sofie.getByText(/^Lukket af Lea/)).toBeVisible();
    await expectReads(hers, service.url, [
      ['Your profile', 'Lea', appealed],
      ['Your appeal', 'Lea', appealed],
      ['Your appeal', 'Sofie', appealed],
      ['A report', 'Sofie', reported],
    ]);
    await stranger.goto(`${service.url}/tool/${toolId}`);
    await expect(stranger.getByRole('heading', { name: 'Havefræser' })).toBeVisible();
  });
});
