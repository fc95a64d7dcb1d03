// First, because React looks for the hook of DevTools when it is loaded.
import './renderedComponents';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { installFakeObservers } from './fakeObservers';

// The first render of a screen loads its chunk, which on a busy machine takes a while.
configure({ asyncUtilTimeout: 15_000 });
// A test of several screens takes longer than one of a single screen, and queries by role in a calendar take longer
// still.
jest.setTimeout(120_000);
// React takes a stack for each element that it makes, and jest's limit of 100 frames makes that a fifth of all time.
Error.stackTraceLimit = 10;

/** The browser APIs that jsdom lacks and screens use. */
const noop = () => undefined;
Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: noop,
    removeEventListener: noop,
    addListener: noop,
    removeListener: noop,
    dispatchEvent: () => false,
    onchange: null,
  }),
  scrollTo: noop,
});
Object.assign(Element.prototype, {
  scrollIntoView: noop,
  hasPointerCapture: () => false,
  setPointerCapture: noop,
  scrollTo: noop,
  // Dialogs only give the focus to what shows, and jsdom lays nothing out.
  checkVisibility(this: Element) {
    // Without style sheets only attributes hide an element; to compute styles takes jsdom long.
    if (document.styleSheets.length === 0) {
      return this.isConnected && this.closest('[hidden], [style*="display: none"]') === null;
    }
    let element: Element | null = this;
    while (element && getComputedStyle(element).display !== 'none') element = element.parentElement;
    return this.isConnected && element === null;
  },
});
Object.assign(File.prototype, {
  arrayBuffer(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsArrayBuffer(this);
    });
  },
});
// Called by the code that locks the scrolling of the page behind a dialog.
Object.assign(CSS, { supports: () => false });
installFakeObservers();
// jsdom matches each element with all rules again after each mutation: an eighth of the time of these tests. Without style
// sheets and `style` attributes the rules of elements depend on the name and a few attributes alone.
const { getComputedStyle } = window;
const elementStyles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || document.styleSheets.length > 0 || element.closest('[style]')) {
    return getComputedStyle(element, pseudoElement);
  }
  const attributes = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
  const key = JSON.stringify([element.localName, ...attributes]);
  const style = elementStyles.get(key) ?? getComputedStyle(element);
  elementStyles.set(key, style);
  return style;
};
// jsdom takes its own signals only, and tests have those of Node (environment.ts). The window has a method of its own.
for (const owner of [EventTarget.prototype, window]) {
  const { addEventListener } = owner;
  owner.addEventListener = function (
    this: EventTarget,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    if (typeof options !== 'object' || !options.signal) {
      addEventListener.call(this, type, listener, options);
      return;
    }
    const { signal, ...rest } = options;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
    addEventListener.call(this, type, listener, rest);
  };
}
URL.createObjectURL ??= () => 'blob:preview';
URL.revokeObjectURL ??= noop;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});
