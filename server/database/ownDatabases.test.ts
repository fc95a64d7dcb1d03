import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How a test gets a process or an embedded database of its own, or loads the service's modules again. */
const own =
  /\b(?:startSandboxService|spawnService|killRounds)\b|'node:child_process'|kind: '(?:folder|memory)'/;
const most = 16;

test(`at most ${most} test files start their own process or embedded database`, () => {
  const server = path.join(__dirname, '..');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && path.join(server, file) !== __filename,
  );
  const found = files.filter((file) => own.test(readFileSync(path.join(server, file), 'utf8')));
  expect(found).toContain('start/startService.test.ts');
  expect(found.length).toBeLessThanOrEqual(most);
});
