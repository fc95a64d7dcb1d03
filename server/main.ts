/** Starts the service: reads the environment, opens the database, migrates, seeds and listens. */

import { FolderInUse } from './database/lockFolder';
import { demoSignIns } from './seed/demoMembers';
import { type Env, readEnv, WrongEnvironment } from './start/env';
import type { RunningService } from './start/StartOptions';
import { startService } from './start/startService';

function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

/** One line that a person can act on. What a library says beyond it does not help at the start. */
function getReason(error: unknown): string {
  if (error instanceof WrongEnvironment || error instanceof FolderInUse) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Give another one: PORT=${Number(port) + 1} npm start`;
  if (code === 'ECONNREFUSED') return 'PostgreSQL at DATABASE_URL does not respond.';
  return `Skuret could not start: ${message.split('\n')[0]}`;
}

async function start(): Promise<{ service: RunningService; seed: Env['seed'] }> {
  const env = readEnv(process.env);
  const service = await startService({
    ...env,
    database: env.databaseUrl
      ? {
          kind: 'postgres',
          url: env.databaseUrl,
          readUrl: env.databaseReadUrl,
          listenUrl: env.databaseListenUrl,
        }
      : { kind: 'folder' },
    // Whatever supervises the process restarts it; the data are as they were at the last answer.
    onDeath: (error) => giveUp(`The embedded database died: ${error.message}`),
  });
  return { service, seed: env.seed };
}

const { service, seed } = await start().catch((error: unknown) => giveUp(getReason(error)));

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl+C stops the process immediately.
    if (stopping) process.exit(1);
    stopping = true;
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(getReason(error)),
    );
  });
}

const officeLinks = await service.demoLinks();

// Printed last: who reads this line may stop the service from then on.
// Shows localhost, not the IP address: browsers keep passkeys only for host names.
console.log(`Skuret is open at ${service.url.replace('//127.0.0.1:', '//localhost:')}`);
if (seed === 'demo') {
  console.log('Sign in as one of the demo members:');
  for (const { email, password } of demoSignIns) console.log(`  ${email}  ${password}`);
  for (const { name, role, url } of officeLinks) {
    console.log(`The office as ${name} (${role}), for one hour and one use:\n  ${url}`);
  }
}
