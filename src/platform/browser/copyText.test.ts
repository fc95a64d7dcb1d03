import { copyText } from './copyText';

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

/** The older method, which jsdom lacks: copies what is selected in the focused field. */
function setCommand(works: boolean) {
  const copied: string[] = [];
  document.execCommand = (command) => {
    const field = document.querySelector('textarea');
    if (command !== 'copy' || !works || !field) return false;
    copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return true;
  };
  return copied;
}

afterEach(() => {
  setClipboard(undefined);
  document.body.replaceChildren();
});

it('uses the clipboard API instead of the older method', async () => {
  const written: string[] = [];
  setClipboard(async (text) => {
    written.push(text);
  });
  const copied = setCommand(true);
  expect(await copyText('https://skuret.example/tool/1')).toBe(true);
  expect(written).toEqual(['https://skuret.example/tool/1']);
  expect(copied).toEqual([]);
});

it.each([
  ['is missing', undefined],
  ['refuses', () => Promise.reject(new DOMException('No', 'NotAllowedError'))],
])('falls back to the older method when the clipboard %s', async (_why, clipboard) => {
  setClipboard(clipboard);
  const copied = setCommand(true);
  expect(await copyText('æ 😀\nlinje to')).toBe(true);
  expect(copied).toEqual(['æ 😀\nlinje to']);
  expect(document.querySelector('textarea')).toBeNull();
});

it('selects the text inside an open dialog, whose focus trap requires it, and restores the focus', async () => {
  setClipboard(undefined);
  document.body.innerHTML = '<div role="dialog"><button>Kopiér</button></div>';
  const button = document.querySelector('button');
  button?.focus();
  let parent: Element | null = null;
  document.execCommand = () => {
    parent = document.querySelector('textarea')?.parentElement ?? null;
    return true;
  };
  expect(await copyText('x')).toBe(true);
  expect(parent).toBe(document.querySelector('[role="dialog"]'));
  expect(button).toHaveFocus();
});

it('reports a failure when neither method works', async () => {
  setClipboard(undefined);
  setCommand(false);
  expect(await copyText('x')).toBe(false);
  document.execCommand = () => {
    throw new Error('gone');
  };
  expect(await copyText('x')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
