import rows from './data/furtherToolReviews.json' with { type: 'json' };
import { readToolReviews } from './readToolReviews';

/** What members wrote about the service's other demo tools, in the order of the tools. Some have no review yet. */
export const furtherToolReviews = readToolReviews('furtherToolReviews.json', rows);
