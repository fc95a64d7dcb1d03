import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/database/openDatabase';
import { ask, createTool } from '../../helpers/ask';
import { noBounds } from '../../helpers/startOwnService';
import { startService } from '../../helpers/startService';
import { payloads } from './payloads';
import { startProxy } from './startProxy';

/** A payload with a member and a tool that have it in all their texts. */
export interface Bearer {
  /** The payload's own number. */
  number: number;
  text: string;
  token: string;
  memberId: string;
  toolId: string;
  /** The tool's name as the service stores it. */
  toolName: string;
}

export interface PayloadWorld {
  bearers: Bearer[];
  /** The address of the service as it is. */
  served: string;
  /** The address of the same service without the policy. */
  withoutPolicy: string;
  stop: () => Promise<void>;
}

const password = 'et-godt-kodeord';

async function signUp(url: string, name: string, email: string): Promise<string> {
  const { data, errors } = await ask(
    url,
    'mutation ($name: String!, $email: String!, $password: String!) { signUpUser(name: $name, email: $email, password: $password) { token errors } }',
    { name, email, password },
  );
  const token = data?.['signUpUser']?.token;
  if (!token) throw new Error(JSON.stringify(data ?? errors));
  return token;
}

/** Creates the texts that a member can write through the GraphQL API. */
async function makeBearer(url: string, number: number, text: string): Promise<Bearer> {
  const token = await signUp(url, text, `bearer-${number}@skuret.example`);
  const { data: viewer } = await ask(url, '{ currentUser { id } }', {}, token);
  const memberId = viewer?.['currentUser']?.id;
  const input = {
    name: text,
    description: `${text} mærkat${number} ${text}`,
    location: 'Roskilde',
    pricePerDayCents: 12_500,
    categoryIds: [2],
    specifications: [{ key: text, value: text }],
    includedItems: [text, text],
    usageInstructions: text,
  };
  const made = await ask(url, createTool, { input }, token);
  const toolId = made.data?.['createTool']?.tool?.id;
  if (!memberId || !toolId) throw new Error(JSON.stringify(made));
  const { data } = await ask(url, 'query ($id: ID!) { tool(id: $id) { name } }', { id: toolId });
  const found = data?.['tool'] as { name: string } | null | undefined;
  if (!found) throw new Error(`Tool ${toolId} is not there`);
  return { number, text, token, memberId, toolId, toolName: found.name };
}

/** Writes texts directly into the database: those that no operation writes, or that its checks would change. */
async function writeRows(folder: string, bearers: readonly Bearer[]): Promise<void> {
  const database = await openDatabase({ kind: 'folder', dataDir: folder }, (error) =>
    console.error(error.message),
  );
  const { executor } = database;
  for (const { text, memberId, toolId } of bearers) {
    await sql`update users set about = ${text}, location = ${text} where id = ${memberId}`.execute(
      executor,
    );
    await sql`
      update tools set location = ${text}, brand_name = ${text}, model = ${text},
        power_description = ${text}, condition = ${text}, max_available_count = 3
      where id = ${toolId}
    `.execute(executor);
    await sql`
      insert into reviews (tool_id, author_id, rating, comment, published_at) values (${toolId}, ${memberId}, 5, ${text}, now())
    `.execute(executor);
    await sql`
      insert into bookings (tool_id, owner_id, borrower_id, start_date, end_date, units, state, since,
        price_per_day_cents, rental_cents, service_fee_cents, insurance_cents)
      select id, owner_id, ${memberId}, current_date + 2, current_date + 4, 1, 'accepted', now(), 12500, 25000, 2500, 500
      from tools where id = ${toolId}
    `.execute(executor);
  }
  await database.close();
}

/**
 * A seeded service whose members and tools carry these payloads, and a proxy that removes its content security policy.
 */
export async function startPayloadWorld(numbers: readonly number[]): Promise<PayloadWorld> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skuret-payloads-'));
  const service = await startService({
    SOURCE: 'sample',
    DATA_DIR: folder,
    ...noBounds,
  });
  const bearers: Bearer[] = [];
  for (const number of numbers) {
    const payload = payloads[number - 1];
    if (!payload) throw new Error(`There is no payload ${number}`);
    bearers.push(await makeBearer(service.url, number, payload.text));
  }
  await service.stop();
  await writeRows(folder, bearers);
  await service.start();
  const proxy = await startProxy(service.url);
  return {
    bearers,
    served: service.url,
    withoutPolicy: proxy.url,
    stop: async () => {
      await proxy.stop();
      await service.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
