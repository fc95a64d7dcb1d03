/** Starts the service: reads the environment, opens the database, migrates, seeds and listens. */

import { demoSignIns } from './seed/demoMembers';
import { describeStartFailure } from './start/describeStartFailure';
import { type Env, readEnv } from './start/env';
import type { RunningService } from './start/StartOptions';
import { startService } from './start/startService';

function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
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

const { service, seed } = await start().catch((error: unknown) =>
  giveUp(describeStartFailure(error)),
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl+C stops the process immediately.
    if (stopping) process.exit(1);
    stopping = true;
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(describeStartFailure(error)),
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
