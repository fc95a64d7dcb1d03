import { limits } from '../../config/limits';
import type { ReportReason, Resolvers } from '../../context/resolvers.generated';
import { readTransparency } from '../records/transparency';
import { measureKindNames } from './measures';

export const transparency: Resolvers = {
  Query: {
    async transparency(_root, _args, { reader }) {
      const periods = await readTransparency(reader, limits.lists.transparency);
      return periods.map(({ reportCounts, measureCounts, ...period }) => ({
        ...period,
        reportCounts: reportCounts.map(({ reason, count }) => ({
          reason: reason.toUpperCase() as ReportReason,
          count,
        })),
        measureCounts: measureCounts.map(({ kind, count }) => ({
          kind: measureKindNames[kind],
          count,
        })),
      }));
    },
  },
};
