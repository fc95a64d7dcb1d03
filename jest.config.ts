/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that ship as modules only, which jest has to turn into CommonJS. */
const modulesOnly = ['jose', 'graphql-request', '@graphql-typed-document-node', '@redux-devtools'];
const transformIgnorePatterns = [`/node_modules/(?!(${modulesOnly.join('|')})/)`];

const everywhere = ['<rootDir>/scripts/retryInCi.ts', '<rootDir>/scripts/failOnConsole.ts'];

const shared = {
  transform,
  transformIgnorePatterns,
  testPathIgnorePatterns: ['/node_modules/', '/build/'],
};

const service = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/test/makeTemplates.ts',
  setupFilesAfterEnv: everywhere,
  testMatch: ['<rootDir>/server/**/*.test.ts'],
  testTimeout: 60_000,
};

/** The service's tests run once a database: PGlite always, PostgreSQL where TEST_DATABASE_URL names one. */
const config: Config = {
  // Each file leaves something behind in its worker: without it a worker ends with four gigabytes.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{domain,sample,scripts}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'app',
      testEnvironment: '<rootDir>/src/test/environment.ts',
      testEnvironmentOptions: { url: 'http://127.0.0.1:4000/' },
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts', ...everywhere],
      // As in the bundle, so that the body on the wire is tested with what really makes it.
      moduleNameMapper: { '^graphql$': '<rootDir>/src/store/api/graphqlShim.ts' },
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    },
    {
      ...service,
      displayName: 'service-pglite',
      // The embedded database belongs to one process (server/database/lockFolder.ts).
      testPathIgnorePatterns: ['/node_modules/', '/build/', 'Processes\\.test\\.ts$'],
      globals: { testDatabase: 'pglite' },
    },
    ...(process.env['TEST_DATABASE_URL']
      ? [
          {
            ...service,
            displayName: 'service-postgres',
            // Where tests have a database; the others ran with the project above.
            testMatch: ['<rootDir>/server/{test,seed,database}/**/*.test.ts'],
            globals: { testDatabase: 'postgres' },
          },
        ]
      : []),
  ],
};

// Jest reads its configuration from a default export; there is no other way to hand it over.
export default config;
