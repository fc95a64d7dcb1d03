import { daysBetween, isCalendarDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import { signedInStaff } from '../../context/officeContext';
import type { Resolvers } from '../../context/officeResolvers.generated';
import { missedTerms } from '../../search/records/searchMisses';
import { badInput } from '../../validation/errors';
import { countByCategory, countByPlace, countByWeek, type Period } from '../records/numbers';

function readPeriod({ from, until }: { from: string; until: string }): Period {
  if (!isCalendarDate(from) || !isCalendarDate(until)) throw badInput('A day is no date');
  const days = daysBetween(from, until);
  if (days < 0) throw badInput('The period ends before it begins');
  if (days >= limits.office.numberWeeks * 7 - 6) throw badInput('The period is longer than a year');
  return { from, until };
}

export const numbers: Resolvers = {
  Query: {
    async numbers(_root, args, context) {
      await signedInStaff(context);
      const period = readPeriod(args);
      const { executor } = context;
      return {
        weeks: await countByWeek(executor, period),
        categories: await countByCategory(executor, period),
        places: await countByPlace(executor, period),
        missedTerms: await missedTerms(executor, period.from, limits.office.numberGroups),
      };
    },
  },
};
