declare global {
  interface Window {
    /** Stops noting what is pressed, and says what was, in its order (src/rendering/earlyScript.js). */
    takePressedEarly?: () => HTMLElement[];
  }
}

/** From here on React hears what is pressed. */
export function takePressedEarly(): HTMLElement[] {
  return window.takePressedEarly?.() ?? [];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isBox(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

/** Types the text once more: React takes an event for a change only when it did not see the value come. */
function typeAgain(
  field: TextField,
  typed: string,
  selection: [number | null, number | null],
): void {
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Some kinds of field, such as that for e-mail, know no selection.
  if (selection[0] !== null) field.setSelectionRange(...selection);
}

/** What was done in a field, to be done again; null when nothing was. */
function redo(field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex, options } = field;
    if (options[selectedIndex]?.defaultSelected) return null;
    return () => {
      field.selectedIndex = selectedIndex;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (isBox(field)) {
    const { checked, defaultChecked } = field;
    if (checked === defaultChecked || (field.type === 'radio' && !checked)) return null;
    return () => {
      field.checked = defaultChecked;
      field.click();
    };
  }
  const text = field as TextField;
  const { value, selectionStart, selectionEnd } = text;
  if (value === text.defaultValue) return null;
  return () => typeAgain(text, value, [selectionStart, selectionEnd]);
}

/** Tells of pictures that failed before anybody listened. `decode` knows; a drawing without a size has no width either. */
function tellOfFailed(root: HTMLElement): void {
  for (const image of root.querySelectorAll('img')) {
    if (!image.complete || image.naturalWidth > 0) continue;
    image.decode().catch(() => image.dispatchEvent(new Event('error')));
  }
}

/**
 * Hands to React what happened in a rendered page before it was hydrated: first what was typed and chosen, which
 * hydration leaves in the fields without telling the components, then the buttons that were pressed.
 */
export function catchUp(root: HTMLElement, pressed: readonly HTMLElement[]): void {
  // All are read before the first is told: the answer to one renders the others as the state still has them.
  const fields = [...root.querySelectorAll('input, textarea, select')].map(redo);
  for (const again of fields) again?.();
  tellOfFailed(root);
  for (const element of pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
