/** A picture as it was drawn and encoded. */
interface Drawn {
  width: number;
  height: number;
  type: string;
  ground: string | null;
}

/**
 * A browser that can open pictures and draw, which jsdom cannot: every file is a picture of this size, and
 * its encoded form is the text of the size it was drawn in. `encodes` are the formats it can write.
 * Taken back by `jest.restoreAllMocks` and by removing `createImageBitmap`.
 */
export function fakeDrawingBrowser(
  { width, height }: { width: number; height: number },
  encodes: readonly string[] = ['image/webp'],
) {
  const drawn: Drawn[] = [];
  const close = jest.fn();
  const decode = jest.fn(async (_file: Blob, _options?: ImageBitmapOptions) => ({
    width,
    height,
    close,
  }));
  Object.assign(globalThis, { createImageBitmap: decode });
  const grounds = new WeakMap<HTMLCanvasElement, string>();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const context = {
      fillStyle: '',
      drawImage: () => undefined,
      fillRect: () => grounds.set(this, context.fillStyle),
    };
    return context as unknown as null;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = 'image/png',
  ) {
    const written = encodes.includes(type) ? type : 'image/png';
    drawn.push({
      width: this.width,
      height: this.height,
      type: written,
      ground: grounds.get(this) ?? null,
    });
    // A File, because jsdom's FileReader does not know the Blob of Node.
    done(new File([`${this.width}x${this.height}`], '', { type: written }));
  });
  return { drawn, decode, close };
}
