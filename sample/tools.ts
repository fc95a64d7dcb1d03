import entries from './data/tools.json' with { type: 'json' };
import { sampleMembers } from './members';
import { readCatalogueEntries, type SampleTool, toolFromEntry } from './toolEntry';

export type { SampleTool };

/** The built-in catalogue, with ids `1` to `30` in the service too (D5). Its order is the order of the ids. */
export const sampleTools: readonly SampleTool[] = readCatalogueEntries('tools.json', entries).map(
  ({ availability, rating, reviews, ...entry }, index) => ({
    ...toolFromEntry(entry, String(index + 1), sampleMembers),
    availability,
    ratingAverage: rating,
    reviewCount: reviews,
  }),
);
