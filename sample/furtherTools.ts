import { averageRating } from '../domain/members/user';
import entries from './data/furtherTools.json' with { type: 'json' };
import { furtherMembers } from './furtherMembers';
import { furtherToolReviews } from './furtherToolReviews';
import { readToolEntries, type SampleTool, toolFromEntry } from './toolEntry';
import { sampleTools } from './tools';

/**
 * The tools of the further members: part of the service's demo data and of public profiles (D5), but not of the
 * built-in catalogue.
 */
export const furtherTools: readonly SampleTool[] = readToolEntries(
  'furtherTools.json',
  entries,
).map((entry, index) => {
  const tool = toolFromEntry(entry, String(sampleTools.length + index + 1), furtherMembers);
  const given = furtherToolReviews.find(({ toolId }) => toolId === tool.id)?.reviews ?? [];
  const ratingAverage = averageRating(given.map(([, stars]) => stars));
  return { ...tool, availability: 'available', ratingAverage, reviewCount: given.length };
});
