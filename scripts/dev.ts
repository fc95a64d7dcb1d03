/** `npm run dev`: the page with hot reload on PAGE_PORT (8080), the service restarting on change on PORT (4000). */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const commands = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--include', 'server/**/*', 'server/main.ts'],
  ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'],
];

const children = commands.map(([file = '', ...rest]) =>
  spawn(process.execPath, [path.join(root, file), ...rest], { cwd: root, stdio: 'inherit' }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
console.log(`Page on http://127.0.0.1:${process.env['PAGE_PORT'] ?? 8080}`);
