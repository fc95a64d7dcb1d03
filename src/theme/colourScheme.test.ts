import {
  applyKeptColourScheme,
  chooseColourScheme,
  shownColourScheme,
  watchColourScheme,
} from './colourScheme';
import { colourSchemes } from './palettes';

const { light, dark } = colourSchemes.palettes;

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.ground}">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.ground}">`;
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

const frames = () =>
  [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));

test('follows the device until a scheme is chosen', () => {
  applyKeptColourScheme();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(frames()).toEqual([light.ground, dark.ground]);
  expect(shownColourScheme()).toBe('light');
});

test('applies a choice to the document and the browser’s theme colour, and notifies', () => {
  const onChange = jest.fn();
  const stop = watchColourScheme(onChange);
  chooseColourScheme('dark');
  stop();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(frames()).toEqual([dark.ground, dark.ground]);
  expect(shownColourScheme()).toBe('dark');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('stores a choice', () => {
  chooseColourScheme('dark');
  delete document.documentElement.dataset['theme'];
  applyKeptColourScheme();
  expect(shownColourScheme()).toBe('dark');
});

test('ignores an unknown stored value', () => {
  localStorage.setItem('skuret.theme', '<purple>');
  applyKeptColourScheme();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('works with blocked storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(() => applyKeptColourScheme()).not.toThrow();
  chooseColourScheme('dark');
  expect(shownColourScheme()).toBe('dark');
});
