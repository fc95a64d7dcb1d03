import type { ApiError, GraphqlCall } from './baseApi';

interface Answer {
  data?: unknown;
  error?: ApiError | undefined;
}

interface PagedList<Data, Row> {
  document: GraphqlCall['document'];
  variables?: GraphqlCall['variables'];
  rowsOf: (data: Data) => readonly Row[];
  /** What the next page goes on after. */
  idOf: (row: Row) => string;
  /** How many rows the document asks for; a page with fewer is the last one. */
  size: number;
}

/**
 * A list that may be longer than one answer can hold, asked for page by page; the first goes out without `after`.
 * Edge: when a page fails, its failure is the answer, and nothing is shown as if it were all.
 */
export async function everyPage<Data, Row>(
  ask: (call: GraphqlCall) => Answer | PromiseLike<Answer>,
  { document, variables, rowsOf, idOf, size }: PagedList<Data, Row>,
): Promise<{ data: Row[] } | { error: ApiError }> {
  const all: Row[] = [];
  let isLast = false;
  while (!isLast) {
    const last = all.at(-1);
    const after = last && { after: idOf(last) };
    const { data, error } = await ask({ document, variables: { ...variables, ...after } });
    if (error) return { error };
    const page = rowsOf(data as Data);
    all.push(...page);
    isLast = page.length < size;
  }
  return { data: all };
}
