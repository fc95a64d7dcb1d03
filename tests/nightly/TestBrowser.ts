/** The commands that the tests send to a browser, whichever driver it needs. */
export interface TestBrowser {
  /** Name and version. */
  name: string;
  /** Widths of the window in CSS pixels; the first is the narrowest that this browser supports. */
  widths: readonly number[];
  resize: (width: number) => Promise<void>;
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Clicks the first element that matches a selector, with the pointer. */
  click: (selector: string) => Promise<void>;
  /** Types into a field, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Console errors and uncaught errors since the last call; null when the driver does not report them. */
  takeErrors: () => string[] | null;
}

/** The height of the window at a width. */
export const heightFor = (width: number) => (width < 700 ? 844 : 900);
