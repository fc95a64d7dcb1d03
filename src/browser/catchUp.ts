declare global {
  interface Window {
    /** Stops noting what is pressed, and says what was: buttons in their order (src/rendering/earlyScript.js). */
    takePressedEarly?: () => HTMLElement[];
  }
}

/** From here on React hears what is pressed. */
export function takePressedEarly(): HTMLElement[] {
  return window.takePressedEarly?.() ?? [];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types what the field holds once more: React takes an event for a change only when it did not see the value come. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Some kinds of field, such as that for e-mail, know no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function tell(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    const isChosen = [...field.options].some((each) => each.selected !== each.defaultSelected);
    if (isChosen) field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const isRadio = field.type === 'radio';
  if (field instanceof HTMLInputElement && (isRadio || field.type === 'checkbox')) {
    if (field.checked === field.defaultChecked || (isRadio && !field.checked)) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (field.value !== field.defaultValue) typeAgain(field);
}

/**
 * Hands to React what a person did in a rendered page before it was hydrated: what was typed and chosen, which
 * hydration leaves in the fields without telling the components, and then the buttons that were pressed.
 */
export function catchUp(root: HTMLElement, pressed: readonly HTMLElement[]): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) tell(field);
  for (const element of pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
