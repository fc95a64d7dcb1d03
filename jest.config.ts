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
  '\\.mdx$': '<rootDir>/scripts/mdxTransform.mjs',
};

/** Packages that ship as modules only, which jest has to turn into CommonJS. */
const modulesOnly = [
  'jose',
  'openid-client',
  'oauth4webapi',
  'graphql-request',
  '@graphql-typed-document-node',
  '@redux-devtools',
];
const transformIgnorePatterns = [`/node_modules/(?!(${modulesOnly.join('|')})/)`];

const everywhere = ['<rootDir>/scripts/retryInCi.ts', '<rootDir>/scripts/failOnConsole.ts'];

const shared = {
  transform,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node', 'mdx'],
  transformIgnorePatterns,
  testPathIgnorePatterns: ['/node_modules/', '/build/'],
};

const app = {
  ...shared,
  testEnvironment: '<rootDir>/tests/helpers/app/environment.ts',
  testEnvironmentOptions: { url: 'http://127.0.0.1:4000/' },
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/app/setup.ts', ...everywhere],
  // Their entry is an .mjs file, which jest cannot require.
  moduleNameMapper: { '^d3-(\\w+)$': '<rootDir>/node_modules/d3-$1/dist/d3-$1.js' },
};

const service = {
  ...shared,
  testEnvironment: '<rootDir>/tests/helpers/service/environment.ts',
  globalSetup: '<rootDir>/tests/helpers/service/makeTemplates.ts',
  globalTeardown: '<rootDir>/tests/helpers/service/openings.ts',
  setupFilesAfterEnv: everywhere,
  testMatch: ['<rootDir>/server/**/*.test.ts'],
  testTimeout: 60_000,
};

/** Which command runs which project: docs/decisions/60-test-suites.md. */
const config: Config = {
  // Each file leaves something behind in its worker: without it a worker ends with four gigabytes.
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/scripts/retriedTests.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{domain,sample,scripts}/**/*.test.ts'],
    },
    {
      ...app,
      displayName: 'app',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        '\\.(letter|languages)\\.test\\.tsx?$',
      ],
    },
    // What only SOURCE=sample shows.
    {
      ...app,
      displayName: 'letter',
      testMatch: ['<rootDir>/src/**/*.letter.test.{ts,tsx}'],
    },
    // Every screen in both languages.
    {
      ...app,
      displayName: 'languages',
      testMatch: ['<rootDir>/src/**/*.languages.test.{ts,tsx}'],
    },
    {
      ...service,
      displayName: 'service',
      // Several processes: the embedded database belongs to one (server/database/lockFolder.ts). Files that start the
      // service as a process of its own, some of them ten times, or make several databases anew, are in
      // `npm run test:full` alone.
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        'Processes\\.test\\.ts$',
        '/server/(main|start/startService|backup/backupLines|backup/restoreBackup|database/lockFolder|seed/resetDemo)\\.test\\.ts$',
        // Random walks, which `npm run test:full` makes on PostgreSQL; the long forms are nightly.
        '/server/(search/records/(searchToolsWalks|searchSpellings)|texts/userTexts)\\.test\\.ts$',
        '/server/(bookings/bookingHistories|payments/(moneyLives|twoFriends))\\.test\\.ts$',
      ],
      globals: { testDatabase: 'pglite' },
    },
    ...(process.env['TEST_DATABASE_URL']
      ? [
          {
            ...service,
            displayName: 'service-postgres',
            globals: { testDatabase: 'postgres' },
          },
        ]
      : []),
    {
      ...shared,
      displayName: 'nightly',
      // Some start a service as the service's tests do.
      testEnvironment: service.testEnvironment,
      globalSetup: service.globalSetup,
      globals: { testDatabase: process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite' },
      setupFilesAfterEnv: ['<rootDir>/tests/nightly/setup.ts'],
      testMatch: ['<rootDir>/tests/nightly/**/*.test.ts'],
    },
  ],
};

// Jest reads its configuration from a default export; there is no other way to hand it over.
export default config;
