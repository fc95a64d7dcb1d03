import type { RestrictionKind } from '../../../domain/members/measures';
import { isCalendarDate } from '../../../domain/values/days';
import type {
  Resolvers,
  RestrictionKind as RestrictionKindName,
} from '../../context/officeResolvers.generated';
import { readId } from '../../validation/readId';
import { cancelSuspendedBooking, endMeasure, takeMeasure } from '../measures';
import { readReasonText } from '../openCase';
import { partsOf, withCase } from './queue';

const kindsByName = {
  WARNING: 'warning',
  LIMIT: 'limit',
  SUSPENSION: 'suspension',
  CLOSING: 'closing',
} as const satisfies Record<RestrictionKindName, RestrictionKind>;

export const measures: Resolvers = {
  Mutation: {
    takeMeasure: (_root, { id, measure }, context) =>
      withCase(context, id, (acting) => {
        const { memberId, kind, lastDay, rule, facts } = measure;
        const wanted = {
          memberId: readId(memberId) ?? 0,
          kind: kindsByName[kind],
          lastDay: lastDay && isCalendarDate(lastDay) ? lastDay : null,
          rule,
          facts: readReasonText(facts),
        };
        return takeMeasure(partsOf(context), { ...acting, wanted });
      }),
    liftMeasure: (_root, { id, measureId, reason }, context) =>
      withCase(context, id, (acting) =>
        endMeasure(partsOf(context), {
          ...acting,
          measureId: readId(measureId) ?? 0,
          reason: readReasonText(reason),
        }),
      ),
    cancelBooking: (_root, { id, reason }, context) =>
      withCase(context, id, (acting) =>
        cancelSuspendedBooking(partsOf(context), { ...acting, reason: readReasonText(reason) }),
      ),
  },
};
