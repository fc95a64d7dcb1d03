import { buildAppIfNeeded } from '../../appBuild';
import type { Finding } from '../Finding';
import { soak } from '../soak/soak';
import { withDatabase } from '../withDatabase';

/** How much memory may grow after the first third of the time, as a fraction. */
const mostGrowth = 0.05;

export async function soaked(minutes: number): Promise<Finding> {
  buildAppIfNeeded();
  const found = await withDatabase((own) => soak(own.url, minutes));
  const { heap, answers, failures, wrong } = found;
  const growth = heap.end / heap.third - 1;
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const sum = Object.values(answers).reduce((all, each) => all + each, 0);
  console.table(answers);
  console.log(`Heap in MB, each time: ${found.looks.join(' ')}`);
  for (const [what, times] of Object.entries(failures)) console.error(`${times} x ${what}`);
  for (const each of wrong.slice(0, 20)) console.error(each);
  const failed = Object.values(failures).reduce((all, each) => all + each, 0);
  return {
    property:
      'a day of 200 people leaves memory, ledger and calendar as they should be (PostgreSQL)',
    load: `${minutes} minutes, ${sum} answers, ${found.bookings} bookings, ${found.streams} streams opened and closed`,
    result: `heap ${megabytes(heap.third)} MB after a third, ${megabytes(heap.end)} MB in the end (${(growth * 100).toFixed(1)} %); ${failed} failures, ${found.busy} told to wait; ${wrong.length} wrong in ledger and calendar`,
    holds: growth <= mostGrowth && failed === 0 && wrong.length === 0 && found.bookings > 0,
  };
}
