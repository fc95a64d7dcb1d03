/** A source file, the tests that should notice faults in it, and the faults to try. */
export interface FaultyFile {
  topic: string;
  file: string;
  /** The test files; all of them belong to one Jest project: `src`, `server` or the others. */
  tests: string[];
  /** A pattern for the names of the tests to run; without it all run, which is slow for a large file. */
  named?: string;
  /** What goes wrong, a text that occurs exactly once in the file, and its replacement. */
  faults: [whatGoesWrong: string, search: string, replacement: string][];
}
