/** The toast areas of the page. They stay usable over a dialog: toasts are announced and can be pressed. */
export function toastElements(): Iterable<Element> {
  return document.querySelectorAll('[data-toasts]');
}
