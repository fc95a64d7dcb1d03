/** A process of `bench:service` that serves a baseline for the service: `byHand`, `yoga` or `mercurius`. */
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../server/database/openDatabase';
import { readEnv } from '../server/start/env';
import { createByHand } from './serviceByHand';
import { createMercuriusServer } from './serviceMercurius';
import { createYogaServer } from './serviceYoga';

const [kind = '', url = ''] = process.argv.slice(2);
const database = await openDatabase({ kind: 'postgres', url }, (error) => {
  throw error;
});
const { origin } = readEnv({});
const baselines: Record<string, typeof createByHand> = {
  byHand: createByHand,
  yoga: createYogaServer,
  mercurius: createMercuriusServer,
};
const create = baselines[kind];
if (!create) throw new Error(`There is no baseline "${kind}"`);
const server = await create(database, origin);
server.listen(0, '127.0.0.1', () => {
  console.log(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
