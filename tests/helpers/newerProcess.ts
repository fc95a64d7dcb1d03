/** Starts a service of a version with more migrations than this one; the argument is the folder of its migrations. */
import { pathToFileURL } from 'node:url';
import { readEnv } from '../../server/start/env';
import { startService } from '../../server/start/startService';

const env = readEnv(process.env);
const service = await startService({
  ...env,
  database: env.databaseUrl ? { kind: 'postgres', url: env.databaseUrl } : { kind: 'folder' },
  migrations: pathToFileURL(`${process.argv[2] ?? ''}/`),
  onDeath: (error) => {
    throw error;
  },
});
process.once('SIGTERM', () => void service.stop().then(() => process.exit(0)));
console.info(`Skuret is open at ${service.url}`);
