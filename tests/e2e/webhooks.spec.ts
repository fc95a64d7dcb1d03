/** A member's webhook, with a server of theirs on this machine. */
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import { startService } from '../helpers/startService';
import {
  getExpectedSignature,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../helpers/startWebhookReceiver';
import { test as base, expect } from './fixtures';
import { listTool, signUpMember } from './newMember';
import { openApp } from './openApp';

const test = base.extend<{ receiver: WebhookReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  receiver: async ({}, use) => {
    const receiver = await startWebhookReceiver();
    await use(receiver);
    await receiver.close();
  },
  service: [
    async ({ source }, use) => {
      const service = await startService({ SOURCE: source, WEBHOOK_ENDPOINTS: 'loopback' });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const getDay = (ahead: number) => addDays(getCopenhagenDate(new Date()), ahead);

test('a webhook is added, tested, repeated, and gets signed events', async ({
  page,
  service,
  receiver,
}) => {
  const member = await signUpMember(service.url, 'Vibeke');
  await signInPage(page, service.url, member);
  await openApp(page, '/settings?part=security');
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByText('Webhooks').click();
  await security.getByRole('button', { name: 'Add a webhook' }).click();
  const address = security.getByLabel('Address of your server');
  const add = security.getByRole('button', { name: 'Add the webhook' });
  await address.fill('https://10.0.0.7/');
  await add.click();
  await expect(security.getByText(/leads to a server on the public internet/)).toBeVisible();
  await address.fill(`${receiver.url}/skuret`);
  await add.click();
  const secret = await security.getByLabel('Secret of your new webhook').inputValue();
  await security.getByRole('button', { name: 'I have saved it' }).click();

  receiver.answers.push(500);
  await security.getByText('Log', { exact: true }).click();
  await expect(security.getByText('Nothing sent yet.')).toBeVisible();
  await security.getByRole('button', { name: /^Send a test to/ }).click();
  const log = security.getByRole('list', { name: 'Deliveries' });
  await expect(log.getByText('Your server answered 500.')).toBeVisible();
  await log.getByRole('button', { name: /^Send ping from .* again$/ }).click();
  await expect(log.getByText('Arrived')).toBeVisible();

  const toolId = await listTool(service.url, member, false);
  const borrower = await signUpMember(service.url, 'Bent');
  const days = { startDate: getDay(3), endDate: getDay(5) };
  const document = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) {
    requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: 1) { booking { id } errors } }`;
  const { data } = await ask(service.url, document, { toolId, ...days }, borrower.token);
  expect(data?.['requestBooking']).toMatchObject({ errors: [] });
  await expect(log.getByText('booking.requested')).toBeVisible();

  expect(receiver.received).toHaveLength(3);
  const [failed, repeated] = receiver.received;
  expect(repeated?.headers['webhook-id']).toBe(failed?.headers['webhook-id']);
  for (const each of receiver.received) {
    expect(each.headers['webhook-signature']).toBe(getExpectedSignature(secret, each));
  }
  expect(JSON.parse(receiver.received[2]?.body ?? '')).toMatchObject({
    type: 'booking.requested',
    data: { toolId, role: 'owner', ...days },
  });
});
