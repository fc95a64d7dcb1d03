import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { pictureWidths } from '../../domain/pictures';
import { limits } from '../limits';

export type PictureFormat = 'webp' | 'avif';

export interface EncodedPicture {
  sha256: string;
  /** As it stands upright, before it was made smaller. */
  width: number;
  height: number;
  files: { name: string; bytes: Buffer }[];
}

export function pictureFileName(sha256: string, width: number, format: PictureFormat): string {
  return `${sha256}-${width}.${format}`;
}

/** What a list shows of a tool, 24 at a time: a page of photographs stays within 240,000 bytes. */
const cardPicture = { width: 640, bytes: 10_000 };
/** Tried in turn until a card's picture is small enough; a quiet photograph keeps the first. */
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

// What is decoded is never decoded again, so keeping it would only hold memory. One thread is enough: one
// picture is worked on at a time, and each thread has memory of its own.
sharp.cache(false);
sharp.concurrency(1);

/** What a browser can show and a camera makes. SVG is not among them: it is a program as much as a picture. */
const mostPixels: Partial<Record<Metadata['format'], number>> = limits.picture.pixels;

/** Whether what the head of a file says of it is within bounds; nothing is decoded for it. */
function isAccepted({ format, compression, width, height, depth }: Metadata): boolean {
  if (format === 'heif' && compression !== 'av1') return false;
  const most = (mostPixels[format] ?? 0) / (depth === 'uchar' ? 1 : 2);
  return Math.max(width, height) <= limits.picture.side && width * height <= most;
}

/**
 * Decodes a picture and encodes it anew in every width that the pages use, upright and without its
 * metadata (D19). A width beyond the original's has the original's size: no picture is blown up.
 * Null when the bytes are no picture of a kind that we take, or it is too large.
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
      width: wanted,
      // As an upright photograph, 3 by 4. Encoding takes 32 bytes a pixel, so what is taller becomes narrower.
      height: Math.round((wanted * 4) / 3),
      fit: 'inside' as const,
      withoutEnlargement: true,
    });
    // Decoded once; the widths are made from this one, which is no larger than the largest.
    const { data, info } = await open()
      .autoOrient()
      .resize(bound(Math.max(...pictureWidths)))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };

    // A width beyond the picture's own has the files of the one before it.
    const made = pictureWidths.filter((_, index) => (pictureWidths[index - 1] ?? 0) < info.width);
    const files: EncodedPicture['files'] = [];
    // The largest first: what it leaves of memory is enough for the others.
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
    // sharp says in many words what it could not read; to the person it is simply not a picture.
    return null;
  }
}
