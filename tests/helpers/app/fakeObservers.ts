import { act } from '@testing-library/react';

/**
 * `IntersectionObserver` and `ResizeObserver` for jsdom, which lays nothing out. They report nothing by themselves:
 * tests show, hide and resize elements.
 */

/** The elements that tests have scrolled into view. */
const shown = new Set<Element>();

/** An element is in view when a part of it is. */
const isInView = (target: Element) => [...shown].some((element) => target.contains(element));

const intersectionObservers = new Set<FakeIntersectionObserver>();
const resizeObservers = new Set<FakeResizeObserver>();

class FakeIntersectionObserver {
  /** The observed elements, and whether each was reported as in view. */
  private readonly reported = new Map<Element, boolean>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    intersectionObservers.add(this);
  }

  observe(target: Element) {
    this.reported.set(target, false);
    // As in a browser, an element that is in view already is reported too, after the caller has gone on.
    if (isInView(target)) queueMicrotask(() => act(() => this.report()));
  }
  unobserve(target: Element) {
    this.reported.delete(target);
  }
  disconnect() {
    this.reported.clear();
  }
  takeRecords() {
    return [];
  }
  /** Reports the elements that have come into view or left it. */
  report() {
    const changed = [...this.reported]
      .map(([target, before]) => ({ target, before, isIntersecting: isInView(target) }))
      .filter(({ before, isIntersecting }) => before !== isIntersecting);
    if (changed.length === 0) return;
    for (const { target, isIntersecting } of changed) this.reported.set(target, isIntersecting);
    this.callback(changed as unknown as IntersectionObserverEntry[], this as never);
  }
}

class FakeResizeObserver {
  private readonly targets = new Set<Element>();

  constructor(private readonly callback: ResizeObserverCallback) {
    resizeObservers.add(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
  }
  report(target: Element) {
    if (!this.targets.has(target)) return;
    const entry = { target, contentRect: target.getBoundingClientRect() };
    this.callback([entry as unknown as ResizeObserverEntry], this as never);
  }
}

export function installFakeObservers(): void {
  Object.assign(globalThis, {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
  });
  afterEach(() => {
    shown.clear();
    intersectionObservers.clear();
    resizeObservers.clear();
  });
}

function reportIntersections(): void {
  act(() => {
    for (const observer of [...intersectionObservers]) observer.report();
  });
}

/** Scrolls an element into view, with everything that it is a part of. */
export function showElement(element: Element): void {
  shown.add(element);
  reportIntersections();
}

/** Scrolls an element out of view. */
export function hideElement(element: Element): void {
  shown.delete(element);
  reportIntersections();
}

/** Gives an element a size in pixels. `scrollHeight` is the height of its content where that differs. */
export function resizeElement(
  element: Element,
  {
    width,
    height,
    scrollHeight = height,
  }: { width: number; height: number; scrollHeight?: number },
): void {
  Object.defineProperties(element, {
    clientWidth: { configurable: true, value: width },
    clientHeight: { configurable: true, value: height },
    scrollHeight: { configurable: true, value: scrollHeight },
  });
  act(() => {
    for (const observer of [...resizeObservers]) observer.report(element);
  });
}
