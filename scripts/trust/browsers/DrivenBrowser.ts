/** What a walk needs from a browser, whichever it is and however it is driven. */
export interface DrivenBrowser {
  /** Name and version. */
  name: string;
  /** Widths of the window in CSS pixels; the first is the narrowest that this browser's window can be. */
  widths: readonly number[];
  /** Whether the messages of its console can be read. */
  tellsComplaints: boolean;
  resize: (width: number) => Promise<void>;
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  ask: <T>(expression: string) => Promise<T>;
  /** Clicks the first element that matches a selector, as a pointer does. */
  press: (selector: string) => Promise<void>;
  /** Types into a field, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Console errors and uncaught errors since the last call. */
  complaints: () => string[];
  close: () => Promise<void>;
}
