/** How long the first screen waits for the app's own at most, in milliseconds. */
const patience = 8000;
/** How long pictures that are already here may take to be drawn. */
const decodePatience = 300;

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const searchFields = 'input[type="search"]';

/** What of a person's doing in the first screen goes on in the app: the focus, and what they typed. */
function carryOver(first: HTMLElement, root: HTMLElement): () => void {
  const active = document.activeElement;
  const index = active ? [...first.querySelectorAll(focusable)].indexOf(active) : -1;
  const selection =
    active instanceof HTMLInputElement && active.type === 'search'
      ? ([active.selectionStart, active.selectionEnd] as const)
      : null;
  const typed = [...first.querySelectorAll<HTMLInputElement>(searchFields)].map((field) =>
    field.value === field.defaultValue ? null : field.value,
  );

  return () => {
    root.querySelectorAll<HTMLInputElement>(searchFields).forEach((field, place) => {
      const text = typed[place];
      if (text === undefined || text === null || text === field.value) return;
      // React watches the property of the element; only the prototype's own setter makes it hear the event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const next = index < 0 ? undefined : root.querySelectorAll<HTMLElement>(focusable)[index];
    if (!(active && next && next.tagName === active.tagName)) return;
    next.focus({ preventScroll: true });
    if (selection && next instanceof HTMLInputElement) next.setSelectionRange(...selection);
  };
}

/** What a button says, to find it again in the app: who is signed in has other things before it. */
function saidBy(button: Element): string {
  return `${button.getAttribute('aria-label')} ${button.textContent}`;
}

/** The page's own line notes what is pressed, until the app is there (scripts/webpack/FirstScreensPlugin.ts). */
const page: { onclick: unknown; pressedFirst?: unknown } = window;

/** A button that was pressed before the app was there is pressed in the app. The last one counts. */
function pressAgain(first: HTMLElement, root: HTMLElement): void {
  page.onclick = null;
  const target = page.pressedFirst;
  const pressed = target instanceof Element ? target.closest('button') : null;
  // A search leads to its results by itself.
  if (pressed?.type !== 'button') return;
  const said = saidBy(pressed);
  const alike = (place: HTMLElement) =>
    [...place.querySelectorAll('button')].filter((button) => saidBy(button) === said);
  alike(root)[alike(first).indexOf(pressed)]?.click();
}

/**
 * The service may have written the first screen into the page. It stays until the app's own is ready, which
 * renders out of sight meanwhile; then the one takes the other's place in one step, and nothing moves.
 */
export function takeOver(root: HTMLElement): void {
  const first = document.getElementById('first-screen');
  if (!first) return;

  const isReady = () =>
    root.querySelector('main h1') !== null &&
    root.querySelector('main [aria-busy="true"]') === null;

  const swap = () => {
    const carry = carryOver(first, root);
    root.hidden = false;
    first.remove();
    document.getElementById('first-screen-style')?.remove();
    carry();
    pressAgain(first, root);
  };
  const draw = async () => {
    observer.disconnect();
    clearTimeout(timer);
    const pictures = [...root.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
    const drawn = Promise.allSettled(
      pictures.filter((picture) => picture.complete).map((picture) => picture.decode()),
    );
    const late = new Promise((resolve) => setTimeout(resolve, decodePatience));
    await Promise.race([drawn, late]);
    swap();
  };
  const observer = new MutationObserver(() => {
    if (isReady()) void draw();
  });
  const timer = setTimeout(() => void draw(), patience);
  observer.observe(root, { childList: true, subtree: true, attributes: true });
}
