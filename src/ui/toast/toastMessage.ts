/** A short word on something that happened. */
export interface ToastMessage {
  id: string;
  /** `danger` is said at once, the others when there is a pause. */
  tone: 'success' | 'info' | 'danger';
  text: string;
  /** The language of the text where it is not the page's. */
  lang?: string | undefined;
  /** A button beside it: "Prøv igen". */
  actionLabel?: string | undefined;
  /** Where to: what stands beside it is then a link. */
  to?: string | undefined;
}
