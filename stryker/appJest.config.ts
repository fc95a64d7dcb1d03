/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import all from '../jest.config';

/** The project `app` of `jest.config.ts`. */
const config: Config = {
  ...(all.projects ?? []).find(
    (project) => typeof project === 'object' && project.displayName === 'app',
  ),
  rootDir: '..',
  roots: ['<rootDir>/src'],
  // Stryker loads it by path.
  testEnvironment: path.join(__dirname, '../src/test/environment.ts'),
  dependencyExtractor: '<rootDir>/stryker/directImports.cjs',
};

export default config;
