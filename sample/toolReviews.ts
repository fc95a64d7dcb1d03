import rows from './data/toolReviews.json' with { type: 'json' };
import { readToolReviews } from './readToolReviews';

/** What members wrote about the sample tools, in the order of the tools; the service keeps the same reviews (D5). */
export const toolReviews = readToolReviews('toolReviews.json', rows);
