/** The toast areas of the page. They stay alive over a dialog: what they say is heard, what they offer can be pressed. */
export function toastElements(): Iterable<Element> {
  return document.querySelectorAll('[data-toasts]');
}
