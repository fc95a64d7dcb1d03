import { createContext } from 'react';

/**
 * True in the default source once the first results are shown. Counts, the origin of distances, the suggestions and the
 * map render from then on, with data of their own.
 */
export const SearchDetailsContext = createContext(false);
