/** What a walk asks of a browser, whichever it is and however it is driven. */
export interface DrivenBrowser {
  /** Name and version. */
  name: string;
  /** Widths of the window in CSS pixels; the first is the narrowest that this browser's window can be. */
  widths: readonly number[];
  /** Whether it tells what its console says. */
  tellsComplaints: boolean;
  resize: (width: number) => Promise<void>;
  open: (url: string) => Promise<void>;
  /** What an expression comes to in the page. */
  ask: <T>(expression: string) => Promise<T>;
  /** Presses the first element that a selector finds, as a pointer does. */
  press: (selector: string) => Promise<void>;
  /** Types into a field, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Errors of the console and thrown ones since this was last asked. */
  complaints: () => string[];
  close: () => Promise<void>;
}
