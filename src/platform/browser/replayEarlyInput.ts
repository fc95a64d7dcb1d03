declare global {
  interface Window {
    /** Stops recording presses and returns the pressed elements in order (src/shell/rendering/earlyScript.js). */
    takePressedEarly?: () => HTMLElement[];
  }
}

/** Returns the elements that were pressed before hydration. From here on React handles presses. */
export function takePressedEarly(): HTMLElement[] {
  return window.takePressedEarly?.() ?? [];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isBox(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

/** Sets the text again: React reports a change only when the value differs from the one it knows. */
function typeAgain(
  field: TextField,
  typed: string,
  selection: [number | null, number | null],
): void {
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Some kinds of field, such as `email`, have no selection.
  if (selection[0] !== null) field.setSelectionRange(...selection);
}

/** Returns a function that repeats what the person did in a field; null when they did nothing. */
function replayField(field: Element): (() => void) | null {
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

/**
 * Fires `error` for pictures that failed before React listened. `decode` finds them: a drawing without a size also has
 * width 0.
 */
function fireFailedImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll('img')) {
    if (!image.complete || image.naturalWidth > 0) continue;
    image.decode().catch(() => image.dispatchEvent(new Event('error')));
  }
}

/**
 * Hands to React what happened in a rendered page before it was hydrated: first what was typed and chosen, which
 * hydration leaves in the fields without telling the components, then the buttons that were pressed.
 */
export function replayEarlyInput(root: HTMLElement, pressed: readonly HTMLElement[]): void {
  // All fields are read before the first one is redone: its re-render resets the others to the values in the state.
  const fields = [...root.querySelectorAll('input, textarea, select')].map(replayField);
  for (const again of fields) again?.();
  fireFailedImages(root);
  for (const element of pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
