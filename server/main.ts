/** Starts the service: reads the environment, opens, migrates, seeds, listens. */

import { FolderInUse } from './database/lockFolder';
import { type Env, readEnv, WrongEnvironment } from './env';
import { demoSignIns } from './seed/demoMembers';
import { type RunningService, startService } from './startService';

function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

/** One line a person can act on; whatever a library says beyond it helps nobody at the start. */
function reasonOf(error: unknown): string {
  if (error instanceof WrongEnvironment || error instanceof FolderInUse) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Give another one: PORT=${Number(port) + 1} npm start`;
  if (code === 'ECONNREFUSED') return 'DATABASE_URL leads to no PostgreSQL that answers.';
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
    // Whoever started the process starts it again; the data is as it was at the last answer.
    onDeath: (error) => giveUp(`The embedded database died: ${error.message}`),
  });
  return { service, seed: env.seed };
}

const { service, seed } = await start().catch((error: unknown) => giveUp(reasonOf(error)));

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl+C means now.
    if (stopping) process.exit(1);
    stopping = true;
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(reasonOf(error)),
    );
  });
}

// Said last: whoever reads it may stop the service from then on.
// By name: browsers keep passkeys for names alone.
console.log(`Skuret is open at ${service.url.replace('//127.0.0.1:', '//localhost:')}`);
if (seed === 'demo') {
  console.log('Sign in as one of the demo members:');
  for (const { email, password } of demoSignIns) console.log(`  ${email}  ${password}`);
}
