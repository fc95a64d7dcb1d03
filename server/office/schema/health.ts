import { readFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '../../config/limits';
import { projectFolder } from '../../config/projectFolder';
import { signedInStaff } from '../../context/officeContext';
import type { Resolvers } from '../../context/officeResolvers.generated';
import type { Metrics } from '../../observe/createMetrics';
import { readId } from '../../validation/readId';
import { databaseVersions, givenUpJobs } from '../records/health';
import { jobsByKind, listJobRuns, newestVerifiedBackup, verifiedBackup } from '../records/support';
import { retryJob } from '../retryJob';
import { act } from './money';
import { partsOf } from './queue';

/** Processes look for jobs every 15 seconds. A job that is this late has no process that does it. */
const lateAfterMs = 5 * 60_000;

/** The version of the app, from `package.json`. */
function readVersion(): string {
  const read: unknown = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));
  return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : '';
}
const version = readVersion();

/** The requests that this process has refused, by reason. */
async function readRejections({ rejections }: Metrics) {
  const { values } = await rejections.get();
  return values.map(({ labels, value }) => ({ reason: String(labels.reason), count: value }));
}

export const health: Resolvers = {
  Query: {
    async health(_root, _args, context) {
      await signedInStaff(context);
      const { executor } = context;
      const now = context.now();
      const runs = await listJobRuns(executor);
      const failed = await givenUpJobs(executor, limits.office.failedJobs);
      return {
        jobs: await jobsByKind(executor, new Date(now.getTime() - lateAfterMs)),
        failed: failed.map(({ id, caseId, ...job }) => ({
          ...job,
          id: String(id),
          caseId: caseId === null ? null : String(caseId),
        })),
        runs: runs
          .filter(({ name }) => name !== verifiedBackup)
          .map(({ name, ran_at: ranAt }) => ({ name, ranAt })),
        backupAt: await newestVerifiedBackup(executor),
        app: version,
        ...(await databaseVersions(executor)),
        startedAt: new Date(Date.now() - process.uptime() * 1_000),
        rejections: await readRejections(context.metrics),
      };
    },
  },
  Mutation: {
    retryJob: (_root, { id }, context) =>
      act(context, (staff) => retryJob(partsOf(context), staff, readId(id) ?? 0)),
  },
};
