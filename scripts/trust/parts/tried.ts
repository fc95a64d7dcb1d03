import type { Finding } from '../Finding';
import { testRounds } from '../testRounds';

interface Tried {
  property: string;
  /** The service's test files for the property. */
  files: readonly string[];
  /** A pattern for the names of the tests to run. */
  names?: string;
}

/** Runs the service's own tests of a property on both databases, for a row of the table. */
export async function tried({ property, files, names }: Tried): Promise<Finding> {
  const { tests, failed } = testRounds(files, names);
  for (const title of failed) console.error(title);
  return {
    property,
    load: `${tests} tests on PGlite and PostgreSQL`,
    result: failed.length === 0 ? 'all hold' : failed.slice(0, 3).join('; '),
    holds: tests > 0 && failed.length === 0,
  };
}
