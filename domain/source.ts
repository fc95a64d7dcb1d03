/** Where the data of the screens come from (D23): the service, or the letter of the specification. */
export const sources = ['live', 'sample'] as const;
export type Source = (typeof sources)[number];
