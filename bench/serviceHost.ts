/** A process of `bench:service` that serves a baseline for the service: `byHand` or `yoga`. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../server/database/openDatabase';
import { readEnv } from '../server/start/env';
import { createByHand } from './serviceByHand';
import { createYogaServer } from './serviceYoga';

const [kind = '', url = ''] = process.argv.slice(2);
const database = await openDatabase({ kind: 'postgres', url }, (error) => {
  throw error;
});
const { origin } = readEnv({});
const server: Server =
  kind === 'yoga' ? await createYogaServer(database, origin) : await createByHand(database, origin);
server.listen(0, '127.0.0.1', () => {
  console.log(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
