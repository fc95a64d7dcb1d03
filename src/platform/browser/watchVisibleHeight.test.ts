import { watchVisibleHeight } from './watchVisibleHeight';

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  jest.restoreAllMocks();
});

/** A window of 800 px; the test changes what is visible of it. */
function open() {
  const viewport = Object.assign(new EventTarget(), { height: 800, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const heights: (number | null)[] = [];
  const stop = watchVisibleHeight((height) => heights.push(height));
  const resize = (changes: { height?: number; scale?: number }) => {
    Object.assign(viewport, changes);
    viewport.dispatchEvent(new Event('resize'));
  };
  return { heights, stop, resize };
}

test('reports the height above the keyboard, and null when the keyboard closes', () => {
  const { heights, resize } = open();
  resize({ height: 500 });
  resize({ height: 800 });
  expect(heights).toEqual([500, null]);
});

test('ignores a browser toolbar', () => {
  const { heights, resize } = open();
  resize({ height: 681 });
  resize({ height: 680 });
  expect(heights).toEqual([null, 680]);
});

test('ignores zooming in', () => {
  const { heights, resize } = open();
  resize({ height: 400, scale: 2 });
  expect(heights).toEqual([]);
});

test('reports nothing once it is stopped', () => {
  const { heights, stop, resize } = open();
  stop();
  resize({ height: 500 });
  expect(heights).toEqual([]);
});

test('does nothing in a browser without a visual viewport', () => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: null });
  expect(() => watchVisibleHeight(() => undefined)()).not.toThrow();
});
