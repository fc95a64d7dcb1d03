import { carriedOver } from '../carriedOver';
import type { Finding } from '../Finding';

export async function carried(first: 'embedded' | 'PostgreSQL'): Promise<Finding> {
  const { tables, rows, written, failed, wrong } = await carriedOver(first, { steps: 600 });
  const way =
    first === 'embedded' ? 'embedded, PostgreSQL and back' : 'PostgreSQL, embedded and back';
  return {
    property: `backups under load carry every table over, whole and the same (${way})`,
    load: `${tables} tables with ${rows} rows; ${written} writes answered meanwhile`,
    result: `${failed.length} failed; ${wrong.length === 0 ? 'nothing lost, every sum the same' : wrong.slice(0, 5).join('; ')}`,
    holds: failed.length + wrong.length === 0 && written > 0,
  };
}
