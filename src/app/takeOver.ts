/** How long the first screen waits for the app's own at most, in milliseconds. */
const patience = 8000;
/** How long pictures that are already here may take to be drawn. */
const decodePatience = 300;
/** How long a finger or a key may be down. */
const holdPatience = 2000;

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const searchFields = 'input[type="search"]';

/** What an element says. */
function saidBy(element: Element): string {
  return `${element.tagName} ${element.getAttribute('aria-label')} ${element.textContent}`;
}

/** The same thing in the app, found by what it says: who is signed in has other things before it. */
function twinOf(element: Element, first: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const said = saidBy(element);
  const alike = (place: HTMLElement) =>
    [...place.querySelectorAll<HTMLElement>(focusable)].filter((other) => saidBy(other) === said);
  return alike(root)[(alike(first) as Element[]).indexOf(element)];
}

/** What of a person's doing in the first screen goes on in the app: the focus, and what they typed. */
function carryOver(first: HTMLElement, root: HTMLElement): () => void {
  const active = document.activeElement;
  const next = active && twinOf(active, first, root);
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
    next?.focus({ preventScroll: true });
    if (selection && next instanceof HTMLInputElement) next.setSelectionRange(...selection);
  };
}

/** What the page's own line notes until the app is there (scripts/webpack/FirstScreensPlugin.ts). */
interface Noting {
  onclick: unknown;
  onpointerdown: unknown;
  onkeydown: unknown;
  onpointerup: unknown;
  onpointercancel: unknown;
  onkeyup: unknown;
  pressedFirst?: unknown;
  /** Whether a finger or a key is down. */
  isHeld?: unknown;
}
const page: Noting = window;

function stopNoting(): void {
  page.onclick = null;
  page.onpointerdown = page.onkeydown = null;
  page.onpointerup = page.onpointercancel = page.onkeyup = null;
}

/** Resolves when no finger and no key is down: a press that ends on another element than it began on is none. */
async function whenReleased(): Promise<void> {
  if (!page.isHeld) return;
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(type, resolve, { once: true });
    }
    // A scroll bar that is let go tells nobody.
    setTimeout(resolve, holdPatience);
  });
  // The click comes with the release, after it.
  await new Promise((resolve) => setTimeout(resolve));
}

/** A button that was pressed before the app was there is pressed in the app. The last one counts. */
function pressAgain(first: HTMLElement, root: HTMLElement): void {
  const target = page.pressedFirst;
  const pressed = target instanceof Element ? target.closest('button') : null;
  // A search leads to its results by itself.
  if (pressed?.type === 'button') twinOf(pressed, first, root)?.click();
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
    stopNoting();
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
    await whenReleased();
    swap();
  };
  const observer = new MutationObserver(() => {
    if (isReady()) void draw();
  });
  const timer = setTimeout(() => void draw(), patience);
  observer.observe(root, { childList: true, subtree: true, attributes: true });
}
