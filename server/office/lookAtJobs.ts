import { plainTable } from './plainTable';
import { jobsByKind, listJobRuns } from './records/support';
import type { Run } from './supportCommand';
import { moment } from './words';

/** Processes look for jobs every 15 seconds. A job that is this late has no process that does it. */
const lateAfterMs = 5 * 60_000;

/** The waiting jobs of the outbox, and when each scheduled job last ran. */
export const lookAtJobs: Run = async (_command, { executor, now }) => {
  const at = now();
  const jobs = await jobsByKind(executor, new Date(at.getTime() - lateAfterMs));
  const runs = await listJobRuns(executor);
  const text = [
    'Jobs',
    plainTable(
      'Kind,Waiting,Late,Failed before,Given up,Last error'.split(','),
      jobs.map((each) => [
        ...[each.kind, each.waiting, each.late, each.failed, each.givenUp, each.lastError],
      ]),
      'Nothing waits.',
    ),
    'Scheduled jobs',
    plainTable(
      ['Job', 'Last run'],
      runs.map(({ name, ran_at }) => [name, moment(ran_at)]),
      'No service has swept yet.',
    ),
  ].join('\n\n');
  return {
    text,
    data: { jobs, sweeps: runs.map((each) => ({ name: each.name, ranAt: each.ran_at })) },
  };
};
