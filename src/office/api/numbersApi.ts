import {
  NumbersDocument,
  type NumbersQuery,
  type NumbersQueryVariables,
} from './numbers.generated';
import { officeApi } from './officeApi';

const numbersApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    numbers: build.query<NumbersQuery['numbers'], NumbersQueryVariables>({
      query: (variables) => ({ document: NumbersDocument, variables }),
      transformResponse: ({ numbers }: NumbersQuery) => numbers,
    }),
  }),
});

export const { useNumbersQuery } = numbersApi;
