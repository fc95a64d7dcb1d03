import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { pictureWidths } from '../../../domain/tools/pictures';
import { limits } from '../../config/limits';

export type PictureFormat = 'webp' | 'avif';

export interface EncodedPicture {
  sha256: string;
  /** The size after rotation to upright, before scaling down. */
  width: number;
  height: number;
  files: { name: string; bytes: Buffer }[];
}

export function pictureFileName(sha256: string, width: number, format: PictureFormat): string {
  return `${sha256}-${width}.${format}`;
}

/** The picture in a list of tools, 24 at a time: a page of photographs stays within 240,000 bytes. */
const cardPicture = { width: 640, bytes: 10_000 };
/** Tried in turn until a card's picture is small enough; a photograph with few details keeps the first. */
const avifQualities = [52, 44, 36, 28, 20] as const;

async function encodeAvif(pixels: Sharp, width: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of avifQualities) {
    bytes = await pixels.clone().avif({ quality, effort: 2 }).toBuffer();
    if (width > cardPicture.width || bytes.length <= cardPicture.bytes) break;
  }
  return bytes;
}

function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

// No picture is decoded twice, so a cache would only hold memory. One thread is enough: pictures are encoded one at a
// time, and each thread has memory of its own.
sharp.cache(false);
sharp.concurrency(1);

/** Formats that browsers show and cameras make. SVG is excluded, because it can contain scripts. */
const mostPixels: Partial<Record<Metadata['format'], number>> = limits.picture.pixels;

/** Whether the metadata of a file are within bounds; checked before anything is decoded. */
function isAccepted({ format, compression, width, height, depth }: Metadata): boolean {
  if (format === 'heif' && compression !== 'av1') return false;
  const most = (mostPixels[format] ?? 0) / (depth === 'uchar' ? 1 : 2);
  return Math.max(width, height) <= limits.picture.side && width * height <= most;
}

/**
 * The largest size of a picture for a wanted width. Encoding takes 32 bytes per pixel, so a picture has at most the
 * pixels of an upright photograph, 3 by 4. A taller one becomes narrower, but the screenshot of a long page stays
 * readable: it may be as tall as its pixels allow.
 */
export function boundSize(
  wanted: number,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const upright = { width: wanted, height: Math.round((wanted * 4) / 3) };
  if (height * upright.width <= width * upright.height) return upright;
  const scale = Math.min(1, Math.sqrt((upright.width * upright.height) / (width * height)));
  return {
    width: Math.min(wanted, Math.max(1, Math.round(width * scale))),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Decodes a picture and encodes it again in every width that the pages use, upright and without its metadata (D19). A
 * width beyond the original's has the original's size: no picture is enlarged. Null when the bytes are no picture of an
 * accepted kind, or it is too large.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | null> {
  const open = () =>
    sharp(bytes, {
      limitInputPixels: limits.picture.pixels.jpeg,
      failOn: 'error',
      sequentialRead: true,
    });
  try {
    const metadata = await open().metadata();
    if (!isAccepted(metadata)) return null;
    const sideways = (metadata.orientation ?? 1) >= 5;
    const width = sideways ? metadata.height : metadata.width;
    const height = sideways ? metadata.width : metadata.height;

    const sha256 = hashPicture(bytes);
    const bound = (wanted: number) => ({
      ...boundSize(wanted, { width, height }),
      fit: 'inside' as const,
      withoutEnlargement: true,
    });
    // Decoded once, at most at the largest width; all widths are made from it.
    const { data, info } = await open()
      .autoOrient()
      .resize(bound(Math.max(...pictureWidths)))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };

    // A width beyond the picture's own has the same files as the width before it.
    const made = pictureWidths.filter((_, index) => (pictureWidths[index - 1] ?? 0) < info.width);
    const files: EncodedPicture['files'] = [];
    // The largest first: the memory that it frees is enough for the others.
    for (const wanted of made.toReversed()) {
      const pixels = sharp(data, { raw }).resize(bound(wanted));
      const encoded = {
        webp: await pixels.clone().webp({ quality: 78 }).toBuffer(),
        avif: await encodeAvif(pixels, wanted),
      };
      for (const width of pictureWidths) {
        if (made.findLast((each) => each <= width) !== wanted) continue;
        for (const format of ['webp', 'avif'] as const) {
          files.push({ name: pictureFileName(sha256, width, format), bytes: encoded[format] });
        }
      }
    }
    return { sha256, width, height, files };
  } catch {
    // sharp explains at length what it could not read; for the person the file is just not a picture.
    return null;
  }
}
