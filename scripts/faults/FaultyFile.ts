/** A source file, the tests that ought to notice what breaks in it, and the faults to try. */
export interface FaultyFile {
  topic: string;
  file: string;
  /** Of one jest project: those of `src`, those of `server`, or the others. */
  tests: string[];
  /** A pattern of the names of those that are run; all without one, which takes long where there are many. */
  named?: string;
  /** What goes wrong, a text that the file has once, and what takes its place. */
  faults: [whatGoesWrong: string, search: string, replacement: string][];
}
