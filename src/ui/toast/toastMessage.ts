/** A short message about something that happened. */
export interface ToastMessage {
  id: string;
  /** `danger` is announced at once, the others at the next pause. */
  tone: 'success' | 'info' | 'danger';
  text: string;
  /** The language of the text where it is not the page's. */
  lang?: string | undefined;
  /** A button beside it: "Prøv igen". */
  actionLabel?: string | undefined;
  /** An address: the action is then a link instead of a button. */
  to?: string | undefined;
}
