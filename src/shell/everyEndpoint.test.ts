import { readdirSync, readFileSync } from 'node:fs';

it('knows every module that injects endpoints', () => {
  const named = readFileSync(`${__dirname}/everyEndpoint.ts`, 'utf8');
  const injecting = readdirSync(__dirname)
    .filter((name) => name.endsWith('Api.ts') && name !== 'baseApi.ts')
    .map((name) => name.replace('.ts', ''));
  expect(injecting.filter((name) => !named.includes(`'./${name}'`))).toEqual([]);
});
