import { encodeDrawn, PictureError } from './preparePicture';

/** Pixels of a side: as large as any avatar is shown, on a sharp screen. */
const mostSide = 480;

/** A square of a picture, in its own pixels, as a small file without metadata. Never enlarged. */
export function cropPicture(
  picture: HTMLImageElement,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<Blob> {
  return encodeDrawn((ground) => {
    const canvas = document.createElement('canvas');
    const drawn = Math.max(1, Math.min(mostSide, Math.round(side)));
    canvas.width = drawn;
    canvas.height = drawn;
    const context = canvas.getContext('2d');
    if (!context) throw new PictureError('unreadable');
    if (ground !== undefined) {
      context.fillStyle = ground;
      context.fillRect(0, 0, drawn, drawn);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn);
    return canvas;
  });
}
