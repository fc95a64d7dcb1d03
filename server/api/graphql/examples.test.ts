import { execFile, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { makeWebhookSecret } from '../../notifications/webhooks/signWebhook';

const run = promisify(execFile);
const folder = 'src/pages/developers/examples';
const receiver = '5-receive-webhooks.mjs';
const examples = readdirSync(folder)
  .filter((file) => file !== receiver)
  .sort();
let service: TestService;
let owner: string;
beforeAll(async () => {
  service = await startTestService({ webhookEndpoints: 'loopback' });
  owner = await service.signUp();
  const borrower = await service.signUp();
  const { data } = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  const me = await service.graphql(documents.currentUser, {}, borrower);
  const today = getCopenhagenDate(new Date());
  await insertBookingRow(service.executor, {
    toolId: data.createTool.tool.id,
    borrowerId: me.data.currentUser.id,
    startDate: addDays(today, 3),
    endDate: addDays(today, 5),
    state: 'requested',
  });
  // An older request cannot be answered any more.
  await service.executor.updateTable('bookings').set({ since: new Date() }).execute();
});
afterAll(() => service.close());

/** What the examples print, by the numbers of their files. */
const printed: Record<string, RegExp> = {
  1: /^\d+ Havefræser PUBLISHED\n$/,
  2: /^\d+ Boremaskine\n$/,
  3: /^Blocked\.\n$/,
  4: /^Havefræser .+\n$/,
};

test.each(examples)('the example %s runs with the scope that it names', async (file) => {
  const [, scope = ''] =
    /^\/\/ .+ \((\w+)\)\n/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  const input = { name: file, scopes: [scope], days: 1 };
  const made = await service.graphql(documents.makeApiToken, { input }, owner);
  const { stdout } = await run(process.execPath, [path.join(folder, file)], {
    env: { SKURET_URL: service.url, SKURET_TOKEN: made.data.makeApiToken.token ?? '' },
  });
  expect(stdout).toMatch(printed[file.charAt(0)] ?? /^never$/);
});

test('the example that receives webhooks accepts deliveries and nothing else', async () => {
  // The secret is known once the webhook is added, and the port once the program runs.
  const secret = makeWebhookSecret();
  const program = spawn(process.execPath, [path.join(folder, receiver)], {
    env: { SKURET_WEBHOOK_SECRET: secret, PORT: '0' },
  });
  const lines = on(createInterface(program.stdout), 'line');
  const readLine = async () => String((await lines.next()).value);
  try {
    const [, port] = /^Port (\d+)$/.exec(await readLine()) ?? [];
    const url = `http://127.0.0.1:${port}/`;
    const forged = await fetch(url, { method: 'POST', body: '{}' });
    expect(forged.status).toBe(400);
    const input = { url, topics: ['BOOKINGS'] };
    const made = await service.graphql(documents.addWebhook, { input }, owner);
    await service.executor.updateTable('webhooks').set({ secret }).execute();
    const { id } = made.data.addWebhook.webhook ?? { id: '' };
    await service.graphql(documents.pingWebhook, { id }, owner);
    expect(await readLine()).toBe(`ping {"webhookId":"${id}"}`);
    await service.outbox.settled();
    const { data } = await service.graphql(documents.webhookDeliveries, { webhookId: id }, owner);
    expect(data.webhookDeliveries).toMatchObject([{ state: 'DELIVERED', status: 204 }]);
  } finally {
    program.kill();
    await once(program, 'exit');
  }
});
