import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFolder, removeAfterTest } from '../helpers/resources';
import { freePort } from '../helpers/startService';
import { findProgram } from './findProgram';

const deployed = path.join(import.meta.dirname, '../../deploy/Caddyfile');

/** Starts Caddy with `deploy/Caddyfile` in front of processes of the service, without TLS. */
export async function startProxy(upstreams: readonly string[]): Promise<string> {
  const caddy = findProgram(['caddy'], 'caddy');
  const folder = await createFolder();
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n  admin off\n}\nimport ${deployed}\n`);
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    PUBLIC_URL: url,
    UPSTREAM: upstreams.join(' '),
  };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(caddy, args, { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  removeAfterTest(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return url;
}
