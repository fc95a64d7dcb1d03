/** Where the screens get their data from (D23): the service, or the fixed data of the specification. */
export const sources = ['live', 'sample'] as const;
export type Source = (typeof sources)[number];
