/** The payload of a push to the service worker, in the language of the recipient. */
export interface PushMessage {
  title: string;
  body: string;
  lang: string;
  /** The topic: a newer message with the same tag replaces an older one. */
  tag: string;
  /** The address in the app that a click opens. */
  address: string;
}
