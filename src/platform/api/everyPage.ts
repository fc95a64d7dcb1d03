import type { ApiError, GraphqlCall } from './baseApi';

interface Answer {
  data?: unknown;
  error?: ApiError | undefined;
}

interface PagedList<Data, Row> {
  document: GraphqlCall['document'];
  variables?: GraphqlCall['variables'];
  rowsOf: (data: Data) => readonly Row[];
  /** The id after which the next page begins. */
  idOf: (row: Row) => string;
  /** How many rows the document asks for; a page with fewer is the last one. */
  size: number;
}

/**
 * Fetches a list page by page, because it may be longer than one answer can hold; the first request has no `after`.
 * Edge: when a page fails, the result is its error, so that a part of the list never passes for all of it.
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
