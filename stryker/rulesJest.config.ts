/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import all from '../jest.config';

/** The project `rules` of `jest.config.ts`, with the service's tests that need no database. */
const config: Config = {
  ...(all.projects ?? []).find(
    (project) => typeof project === 'object' && project.displayName === 'rules',
  ),
  rootDir: '..',
  roots: ['<rootDir>/domain', '<rootDir>/server/validation', '<rootDir>/server/money'],
  dependencyExtractor: '<rootDir>/stryker/directImports.cjs',
  testMatch: [
    '<rootDir>/domain/*.test.ts',
    '<rootDir>/server/validation/!(checkTool|checkToolLanguages).test.ts',
    '<rootDir>/server/money/contradictionIn.test.ts',
  ],
};

export default config;
