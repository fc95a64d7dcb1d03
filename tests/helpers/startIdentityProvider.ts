import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const identityClient = {
  clientId: 'skuret',
  clientSecret: 'a-secret-between-skuret-and-the-broker',
  acr: 'https://data.gov.dk/concept/core/nsis/loa/Substantial',
};

/** Starts `identityProvider.ts` in a process of its own. */
export async function startIdentityProvider(): Promise<{ issuer: string; end(): void }> {
  const file = path.join(process.cwd(), 'tests/helpers/identityProvider.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (line.startsWith('http://')) return { issuer: line, end: () => void child.kill() };
  }
  throw new Error('The identity provider did not start');
}
