import { readdirSync, readFileSync } from 'node:fs';

it('imports every module that injects endpoints', () => {
  const named = readFileSync(`${__dirname}/everyEndpoint.ts`, 'utf8');
  const injecting = readdirSync(`${__dirname}/..`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Api.ts') && !/^(platform|office)\//.test(file))
    .map((file) => `../${file.replace('.ts', '')}`);
  expect(injecting.length).toBeGreaterThan(20);
  expect(injecting.filter((file) => !named.includes(`'${file}'`))).toEqual([]);
});
