/**
 * `npm run dev`: the page with hot reload on PAGE_PORT (8080), the service restarting on change on PORT (4000).
 * `npm run dev -- --source sample` shows the sample.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { source: { type: 'string' } } });
// `localhost`, because passkeys belong to a name and not to 127.0.0.1. Links in mails lead to the page that is worked on.
const page = `http://localhost:${process.env['PAGE_PORT'] ?? 8080}`;
const env = {
  PUBLIC_URL: page,
  WEBHOOK_ENDPOINTS: 'loopback',
  ...process.env,
  ...(values.source !== undefined && { SOURCE: values.source }),
};
const commands = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--include', 'server/**/*', 'server/main.ts'],
  ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'],
];

const children = commands.map(([file = '', ...rest]) =>
  spawn(process.execPath, [path.join(root, file), ...rest], { cwd: root, env, stdio: 'inherit' }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
console.log(`Page on ${page}`);
