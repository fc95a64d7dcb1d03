/** The most tools of one CSV file. */
export const mostImportedTools = 200;
/** The most bytes of one CSV file. */
export const mostImportedBytes = 1_000_000;
