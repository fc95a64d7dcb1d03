import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFolder, removeAfterTest } from '../helpers/resources';
import { freePort } from '../helpers/startService';
import { findProgram } from './findProgram';

/** Starts Caddy in front of processes of the service, with the settings of `deploy/Caddyfile` and without TLS. */
export async function startProxy(upstreams: readonly string[]): Promise<string> {
  const caddy = findProgram(['caddy'], 'caddy');
  const folder = await createFolder();
  const port = await freePort();
  const file = path.join(folder, 'Caddyfile');
  await writeFile(
    file,
    `{
  admin off
}
http://127.0.0.1:${port} {
  reverse_proxy ${upstreams.join(' ')} {
    lb_policy round_robin
    flush_interval -1
    lb_try_duration 30s
    fail_duration 2s
  }
}
`,
  );
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(caddy, args, { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  removeAfterTest(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return `http://127.0.0.1:${port}`;
}
