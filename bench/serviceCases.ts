/** The requests of `bench:service`: the app's own document, with variables as its screens send them. */
import { SearchToolsDocument } from '../src/tools/api/catalogue.generated';

export interface ServiceCase {
  name: string;
  variables: {
    searchTerm?: string;
    categoryIds?: number[];
    priceCentsMin?: number;
    priceCentsMax?: number;
    distanceMax?: number;
  };
}

export const cases: readonly ServiceCase[] = [
  { name: 'landing', variables: {} },
  { name: 'filtered', variables: { categoryIds: [1, 2], priceCentsMin: 0, priceCentsMax: 500_00 } },
  // When distances count, the person is looked up: one more statement for each of the servers.
  { name: 'within 25 km', variables: { priceCentsMin: 0, priceCentsMax: 500_00, distanceMax: 25 } },
  { name: 'keyword', variables: { searchTerm: 'boremaskine' } },
];

export const getBody = ({ variables }: ServiceCase): string =>
  JSON.stringify({ query: String(SearchToolsDocument), variables, operationName: 'searchTools' });
