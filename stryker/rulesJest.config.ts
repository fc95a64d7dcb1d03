/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { findProject } from './findProject';

/** The project `rules` of `jest.config.ts`, with the service's tests that need no database. */
const config: Config = {
  ...findProject('rules'),
  rootDir: '..',
  // Instrumented code is slower: StrykerJS has a time limit of its own.
  testTimeout: 600_000,
  roots: ['<rootDir>/domain', '<rootDir>/server'],
  dependencyExtractor: '<rootDir>/stryker/directImports.cjs',
  testMatch: [
    '<rootDir>/domain/**/*.test.ts',
    '<rootDir>/server/{validation,*/validation}/!(checkTool|checkToolLanguages).test.ts',
    '<rootDir>/server/payments/contradictionIn.test.ts',
  ],
};

// Jest reads its configuration from a default export.
export default config;
