import { applyColourScheme, readColourScheme, saveColourScheme } from './colourScheme';
import { tokens } from './tokens';

const { light, dark } = tokens.palettes;

afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

test('follows the device until a person chooses', () => {
  expect(readColourScheme()).toBe('system');
});

test('remembers a choice, and forgets it when the device decides again', () => {
  saveColourScheme('dark');
  expect(localStorage.getItem('skuret.theme')).toBe('dark');
  expect(readColourScheme()).toBe('dark');
  saveColourScheme('system');
  expect(localStorage.getItem('skuret.theme')).toBeNull();
});

test('takes a value it does not know for no choice', () => {
  localStorage.setItem('skuret.theme', '<purple>');
  expect(readColourScheme()).toBe('system');
});

test('lives with blocked storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(readColourScheme()).toBe('system');
  expect(() => saveColourScheme('dark')).not.toThrow();
});

test('shows a choice on the document and in the frame of the browser', () => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="">`;
  const frames = () =>
    [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));

  applyColourScheme('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(frames()).toEqual([dark.ground, dark.ground]);

  applyColourScheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(frames()).toEqual([light.ground, dark.ground]);
});
