/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import { findProject } from './findProject';

/** The project `app` of `jest.config.ts`. */
const config: Config = {
  ...findProject('app'),
  rootDir: '..',
  // Instrumented code is slower: StrykerJS has a time limit of its own.
  testTimeout: 600_000,
  roots: ['<rootDir>/src'],
  // Stryker loads it by path.
  testEnvironment: path.join(__dirname, '../tests/helpers/app/environment.ts'),
  dependencyExtractor: '<rootDir>/stryker/directImports.cjs',
};

// Jest reads its configuration from a default export.
export default config;
