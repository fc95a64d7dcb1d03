import { firstCharacters } from '../../../domain/values/characters';

/** The side of the largest avatar in pixels, on a screen with a high pixel density. */
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

/** Why a file cannot be sent as a picture: it is something else, or this browser cannot open it. */
export type PictureProblem = 'notAPicture' | 'unreadable';

export class PictureError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A picture as it is sent (§3, `mainImage`), and what a screen shows of it. */
export interface PreparedPicture {
  /** The bytes as base64, without the head of a `data:` address. */
  data: string;
  filename: string;
  contentType: string;
  bytes: number;
  /** The same bytes, for an upload that does not use base64. */
  file: Blob;
  /** A small copy as a `data:` address, to stand in until the service says where it keeps the picture. */
  thumbnailUrl: string;
}

/** Pixels of the longer side; the service keeps nothing larger. */
const longestSide = 1600;
const longestThumbnailSide = 480;
const quality = 0.86;

type Decoded = ImageBitmap | HTMLImageElement;

function getSize(source: Decoded): { width: number; height: number } {
  return 'naturalWidth' in source
    ? { width: source.naturalWidth, height: source.naturalHeight }
    : { width: source.width, height: source.height };
}

/**
 * Decodes with an `img` element, which turns a photograph upright by itself: for browsers without the options of
 * `createImageBitmap`, and for drawings.
 */
async function decodeByElement(file: Blob): Promise<Decoded> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function decode(file: Blob): Promise<Decoded> {
  let decoded: Decoded;
  try {
    decoded = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    try {
      decoded = await decodeByElement(file);
    } catch {
      throw new PictureError('unreadable');
    }
  }
  const { width, height } = getSize(decoded);
  if (width === 0 || height === 0) throw new PictureError('unreadable');
  return decoded;
}

/**
 * The whole picture on a canvas, no side longer than `side` pixels. Never enlarged. `ground` shows where it is
 * transparent.
 */
function draw(source: Decoded, side: number, ground?: string): HTMLCanvasElement {
  const { width, height } = getSize(source);
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('unreadable');
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** WebP, or JPEG on white where the browser cannot write WebP. `drawOn` draws the picture on the given ground. */
async function encodeDrawn(drawOn: (ground?: string) => HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(drawOn(), 'image/webp');
  // A browser that does not know the format answers with a PNG, as large as the photograph itself.
  if (webp?.type === 'image/webp') return webp;
  const jpeg = await toBlob(drawOn('#ffffff'), 'image/jpeg');
  if (!jpeg) throw new PictureError('unreadable');
  return jpeg;
}

const encode = (source: Decoded, side: number) =>
  encodeDrawn((ground) => draw(source, side, ground));

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureError('unreadable'));
    reader.readAsDataURL(blob);
  });
}

function filenameFor(name: string, contentType: string): string {
  const stem = firstCharacters(name.replace(/\.[^.]*$/, ''), 120) || 'picture';
  return `${stem}.${contentType === 'image/webp' ? 'webp' : 'jpg'}`;
}

/**
 * Turns a picture upright, shrinks it to 1600 px and encodes it again, so that a photograph of many
 * megabytes goes out small and without its metadata. Reports its progress in percent.
 * Throws a `PictureError` for what is no picture or cannot be opened.
 */
export async function preparePicture(
  file: File,
  onProgress: (percent: number) => void = () => undefined,
): Promise<PreparedPicture> {
  if (file.type !== '' && !file.type.startsWith('image/')) throw new PictureError('notAPicture');
  onProgress(10);
  const source = await decode(file);
  try {
    onProgress(45);
    const picture = await encode(source, longestSide);
    onProgress(80);
    const thumbnail = await encode(source, longestThumbnailSide);
    const [dataUrl, thumbnailUrl] = await Promise.all([toDataUrl(picture), toDataUrl(thumbnail)]);
    onProgress(100);
    return {
      data: dataUrl.slice(dataUrl.indexOf(',') + 1),
      filename: filenameFor(file.name, picture.type),
      contentType: picture.type,
      bytes: picture.size,
      file: picture,
      thumbnailUrl,
    };
  } finally {
    if ('close' in source) source.close();
  }
}
