import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../../tests/helpers/app/renderRoute';

const url = 'https://hooks.example/skuret';
const webhook = (more: object = {}) => ({
  id: '7',
  url,
  topics: ['BOOKINGS'],
  state: 'ACTIVE',
  failingSince: null,
  createdAt: '2026-07-01T08:00:00.000Z',
  ...more,
});
const delivery = (id: string, more: object = {}) => ({
  id,
  messageId: `msg_${id}`,
  type: 'booking.accepted',
  state: 'DELIVERED',
  tries: 1,
  status: 204,
  failure: null,
  createdAt: '2026-07-14T08:00:00.000Z',
  triedAt: '2026-07-14T08:00:01.000Z',
  ...more,
});

async function open(api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {}) {
  const rendered = await renderRoute('/settings?part=security', { user: buildUser(), api });
  const security = within(await screen.findByRole('region', { name: 'Security' }));
  await rendered.person.click(await security.findByText('Webhooks'));
  return { ...rendered, security };
}

it('are not loaded before they are opened', async () => {
  const { api } = await renderRoute('/settings?part=security', { user: buildUser() });
  await screen.findByText('Webhooks');
  expect(api.callsOf('webhooks')).toEqual([]);
});

it('adds a webhook about the chosen topics and shows its secret once', async () => {
  let webhooks: object[] = [];
  const { security, person, api } = await open({
    webhooks: () => ({ webhooks }),
    addWebhook: () => {
      webhooks = [webhook()];
      return { addWebhook: { webhook: { id: '7' }, secret: 'whsec_abc', errors: [] } };
    },
  });
  await person.click(await security.findByRole('button', { name: 'Add a webhook' }));
  const add = security.getByRole('button', { name: 'Add the webhook' });
  await person.click(add);
  expect(await security.findAllByText('Please enter the address of your server')).not.toHaveLength(
    0,
  );
  await person.type(security.getByLabelText(/Address of your server/), url);
  await person.click(security.getByLabelText(/^Your bookings/));
  await person.click(add);
  expect(await security.findByText('Choose what we should send.')).toBeInTheDocument();
  await person.click(security.getByLabelText('Your payouts'));
  await person.click(add);
  const field = await security.findByLabelText('Secret of your new webhook');
  expect(field).toHaveValue('whsec_abc');
  expect(field).toHaveFocus();
  expect(api.callsOf('addWebhook')[0]?.variables).toEqual({ input: { url, topics: ['PAYOUTS'] } });
  expect(await security.findByText(url)).toBeInTheDocument();
  await person.click(security.getByRole('button', { name: 'I have saved it' }));
  expect(security.queryByLabelText('Secret of your new webhook')).not.toBeInTheDocument();
});

it('shows why an address is refused', async () => {
  const errors = ['We can only send to the public internet.'];
  const { security, person } = await open({
    addWebhook: () => ({ addWebhook: { webhook: null, secret: null, errors } }),
  });
  await person.click(await security.findByRole('button', { name: 'Add a webhook' }));
  await person.type(security.getByLabelText(/Address of your server/), 'https://10.0.0.7/');
  await person.click(security.getByRole('button', { name: 'Add the webhook' }));
  expect(await security.findByText(errors[0] ?? '')).toBeInTheDocument();
});

it('asks for the password first when the service needs a proof', async () => {
  const { security, person } = await open({
    addWebhook: () => {
      throw new FakeGraphqlError('Confirm that it is you.', 'PROOF_NEEDED');
    },
  });
  await person.click(await security.findByRole('button', { name: 'Add a webhook' }));
  await person.type(security.getByLabelText(/Address of your server/), url);
  await person.click(security.getByRole('button', { name: 'Add the webhook' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('pauses and resumes a webhook, and sends tests only in between', async () => {
  let state = 'ACTIVE';
  const { security, person, api } = await open({
    webhooks: () => ({ webhooks: [webhook({ state })] }),
    pauseWebhook: ({ paused }) => {
      state = paused ? 'PAUSED' : 'ACTIVE';
      return { pauseWebhook: { webhook: { id: '7', state }, errors: [] } };
    },
    pingWebhook: () => ({ pingWebhook: { delivery: { id: '1' }, errors: [] } }),
  });
  await person.click(await security.findByRole('button', { name: `Pause ${url}` }));
  expect(await security.findByText('Paused')).toBeInTheDocument();
  expect(security.getByRole('button', { name: `Send a test to ${url}` })).toBeDisabled();
  await person.click(security.getByRole('button', { name: `Resume ${url}` }));
  expect(await security.findByText('Sends')).toBeInTheDocument();
  await person.click(security.getByRole('button', { name: `Send a test to ${url}` }));
  expect(
    await screen.findByText('The test is on its way. Its outcome is in the log.'),
  ).toBeVisible();
  expect(api.callsOf('pingWebhook')[0]?.variables).toEqual({ id: '7' });
});

it('says since when nothing arrives, and why it was switched off', async () => {
  const failing = webhook({ failingSince: '2026-07-13T08:00:00.000Z' });
  const off = webhook({ id: '8', url: 'https://off.example/', state: 'SWITCHED_OFF' });
  const { security } = await open({ webhooks: () => ({ webhooks: [failing, off] }) });
  expect(await security.findByText(/^Nothing has arrived since/)).toBeInTheDocument();
  expect(security.getByText('Switched off')).toBeInTheDocument();
  expect(security.getByText(/We stopped, because your server did not take/)).toBeInTheDocument();
});

it('shows the log in plain words, and sends a delivery again', async () => {
  const deliveries = [
    delivery('3', { state: 'WAITING', tries: 2, status: 500, failure: 'STATUS' }),
    delivery('2', {
      state: 'FAILED',
      tries: 6,
      status: null,
      failure: 'TIMEOUT',
      type: 'payout.paid',
    }),
    delivery('1'),
  ];
  const { security, person, api } = await open({
    webhooks: () => ({ webhooks: [webhook()] }),
    webhookDeliveries: () => ({ webhookDeliveries: deliveries }),
    replayWebhookDelivery: () => ({
      replayWebhookDelivery: { delivery: { id: '2', state: 'WAITING' }, errors: [] },
    }),
  });
  await person.click(await security.findByText('Log'));
  const lines = within(await security.findByRole('list', { name: 'Deliveries' })).getAllByRole(
    'listitem',
  );
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/booking\.accepted.*Waiting.*2 attempts.*answered 500\. We try again\.$/),
    expect.stringMatching(/payout\.paid.*Failed.*did not answer within 10 seconds\./),
    expect.stringMatching(/booking\.accepted.*Arrived/),
  ]);
  const again = security.getAllByRole('button', { name: /^Send .* again$/ });
  expect(again).toHaveLength(2);
  await person.click(again[0] as HTMLElement);
  expect(await screen.findByText('We send it again. Its outcome is in the log.')).toBeVisible();
  expect(api.callsOf('replayWebhookDelivery')[0]?.variables).toEqual({ id: '2' });
});

it('removes a webhook after a question', async () => {
  let webhooks = [webhook()];
  const { security, person, api } = await open({
    webhooks: () => ({ webhooks }),
    removeWebhook: () => {
      webhooks = [];
      return { removeWebhook: { errors: [] } };
    },
  });
  await person.click(await security.findByRole('button', { name: `Remove ${url}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this webhook?' }));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(security.queryByText(url)).not.toBeInTheDocument());
  expect(api.callsOf('removeWebhook')[0]?.variables).toEqual({ id: '7' });
});
