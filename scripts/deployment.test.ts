import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '../server/config/limits';
import { readEnv } from '../server/start/env';
import { writeEnvExample } from './envExample';

const read = (name: string) => readFileSync(path.join(__dirname, '..', name), 'utf8');
const example = read('deploy/.env.example');

test('.env.example agrees with the page about the configuration', () => {
  // `npm run codegen` writes it.
  expect(example).toBe(writeEnvExample(read('docs/operations/configuration.md')));
});

test('.env.example names every setting of the service once', () => {
  const settings = [...read('server/start/env.ts').matchAll(/^ {4}([A-Z_\d]+): \w+\(/gm)];
  const names = settings.map(([, name]) => name).filter((name) => name !== 'NODE_ENV');
  const lines = [...example.matchAll(/^#?([A-Z_\d]+)=/gm)].map(([, name]) => name);
  expect(lines.sort()).toEqual(['POSTGRES_PASSWORD', ...names].sort());
});

test('the service accepts .env.example as it is', () => {
  const given = [...example.matchAll(/^([A-Z_\d]+)=(.*)$/gm)];
  const env = readEnv(Object.fromEntries(given.map(([, name = '', value]) => [name, value])));
  expect(env.publicUrl).toBe('https://skuret.example');
});

test('the proxies accept bodies as large as the service does', () => {
  const { uploadBytes } = limits.body;
  expect(read('deploy/Caddyfile')).toContain(`max_size ${uploadBytes / 1_000}KB\n`);
  expect(read('deploy/nginx.conf')).toContain(`client_max_body_size ${uploadBytes};`);
});

test('the deployment runs only commands that the build makes', () => {
  const built = read('scripts/serviceBuild.ts').matchAll(/^ {2}'(?:\w+\/)*(\w+)\.ts',$/gm);
  const commands = [...built].map(([, name]) => name);
  const folder = path.join(__dirname, '../deploy');
  const files = readdirSync(folder).filter((name) => name !== '.env');
  const run = files.flatMap((name) => [
    ...read(`deploy/${name}`).matchAll(/build\/service\/(\w+)\.js/g),
  ]);
  expect(run.length).toBeGreaterThan(3);
  for (const [, name] of run) expect(commands).toContain(name);
});

test('the units start the service as `npm start` does', () => {
  const { start } = JSON.parse(read('package.json')).scripts as { start: string };
  const [variables = '', options = ''] = start.split(' node ');
  const service = read('deploy/skuret.service');
  expect(service).toContain(`\nEnvironment=${variables}\n`);
  expect(service).toContain(`\nExecStart=/usr/bin/node ${options}\n`);
  const words = `node ${options}`.split(' ').map((word) => `"${word}"`);
  const container = read('deploy/Containerfile');
  expect(container).toContain(`\nENV ${variables}\n`);
  expect(container).toContain(`\nCMD [${words.join(', ')}]\n`);
});
