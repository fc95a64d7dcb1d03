/** What a push carries to the service worker, in the language of whom it is for. */
export interface PushMessage {
  title: string;
  body: string;
  lang: string;
  /** What it is about: another one about the same takes its place. */
  tag: string;
  /** Where a press on it leads to in the app. */
  address: string;
}
