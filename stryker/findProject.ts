import type { Config } from 'jest';
import all from '../jest.config';

/** The options of a project of `jest.config.ts`. Throws when there is none of this name. */
export function findProject(name: string): Config {
  for (const project of all.projects ?? []) {
    if (typeof project === 'object' && project['displayName'] === name) return project as Config;
  }
  throw new Error(`jest.config.ts has no project ${name}`);
}
