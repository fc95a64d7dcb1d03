import type { Finding } from '../Finding';
import { testRounds } from '../testRounds';

interface Tried {
  property: string;
  /** Tests of the service that try it. */
  files: readonly string[];
  /** Those of them alone whose names fit. */
  names?: string;
}

/** What the service's own tests try, run on both databases for a row of the table. */
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
