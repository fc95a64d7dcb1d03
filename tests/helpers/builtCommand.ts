import { fileURLToPath } from 'node:url';

/** The arguments of Node for a command of the built service, which the tests' global set-up builds when it is stale. */
export function builtCommand(
  name: 'main' | 'backup' | 'restore' | 'demoReset',
  ...given: string[]
): string[] {
  const file = fileURLToPath(new URL(`../../build/service/${name}.js`, import.meta.url));
  return ['--enable-source-maps', file, ...given];
}
