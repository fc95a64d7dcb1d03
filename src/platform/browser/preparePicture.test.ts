import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import { PictureError, preparePicture } from './preparePicture';

const photograph = new File(['x'], 'min hæk.jpeg', { type: 'image/jpeg' });

it('rotates a photo upright, shrinks it to 1600 px and encodes it as base64 WebP', async () => {
  const { drawn, decode, close } = fakeDrawingBrowser({ width: 3000, height: 4000 }, [
    'image/webp',
  ]);
  const steps: number[] = [];
  const picture = await preparePicture(photograph, (percent) => steps.push(percent));
  expect(decode).toHaveBeenCalledWith(photograph, { imageOrientation: 'from-image' });
  expect(drawn[0]).toEqual({ width: 1200, height: 1600, type: 'image/webp', ground: null });
  expect(picture).toMatchObject({
    data: btoa('1200x1600'),
    filename: 'min hæk.webp',
    contentType: 'image/webp',
    bytes: 9,
    thumbnailUrl: `data:image/webp;base64,${btoa('360x480')}`,
  });
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBe(100);
  expect(close).toHaveBeenCalled();
});

it('never enlarges a small picture', async () => {
  const { drawn } = fakeDrawingBrowser({ width: 300, height: 200 }, ['image/webp']);
  await preparePicture(photograph);
  expect(drawn[0]).toMatchObject({ width: 300, height: 200 });
});

it('keeps at least one pixel of a very narrow picture', async () => {
  const { drawn } = fakeDrawingBrowser({ width: 20_000, height: 1 }, ['image/webp']);
  await preparePicture(photograph);
  expect(drawn[0]).toMatchObject({ width: 1600, height: 1 });
});

it('falls back to JPEG on white without WebP support', async () => {
  const { drawn } = fakeDrawingBrowser({ width: 400, height: 400 }, ['image/jpeg']);
  const picture = await preparePicture(photograph);
  expect(picture).toMatchObject({ contentType: 'image/jpeg', filename: 'min hæk.jpg' });
  expect(drawn[1]).toMatchObject({ type: 'image/jpeg', ground: '#ffffff' });
});

it('rejects a file of another type without opening it', async () => {
  const { decode } = fakeDrawingBrowser({ width: 1, height: 1 }, ['image/webp']);
  const text = new File(['x'], 'noter.txt', { type: 'text/plain' });
  await expect(preparePicture(text)).rejects.toMatchObject({ problem: 'notAPicture' });
  expect(decode).not.toHaveBeenCalled();
});

it('rejects a damaged picture', async () => {
  fakeDrawingBrowser({ width: 1, height: 1 }, ['image/webp']).decode.mockRejectedValue(
    new DOMException('no', 'InvalidStateError'),
  );
  await expect(preparePicture(photograph)).rejects.toBeInstanceOf(PictureError);
  await expect(preparePicture(photograph)).rejects.toMatchObject({ problem: 'unreadable' });
});

it('decodes with an image element when the browser has no other decoder', async () => {
  const { decode } = fakeDrawingBrowser({ width: 1, height: 1 }, ['image/webp']);
  decode.mockRejectedValue(new TypeError('no such option'));
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
  const picture = await preparePicture(photograph);
  expect(picture.data).toBe(btoa('800x600'));
  expect(revoke).toHaveBeenCalled();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});
