import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
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

/** What a browser can show and a camera makes. SVG is not among them: it is a program as much as a picture. */
const acceptedFormats = new Set(['png', 'jpeg', 'gif', 'webp', 'heif']);

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

// What is decoded is never decoded again, so keeping it would only hold memory.
sharp.cache(false);

/**
 * Decodes a picture and encodes it anew in every width that the pages use, upright and without its
 * metadata (D19). A width beyond the original's has the original's size: no picture is blown up.
 * Null when the bytes are no picture of a kind that we take, or have too many pixels.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | null> {
  const open = () => sharp(bytes, { limitInputPixels: limits.picture.pixels, failOn: 'error' });
  try {
    const metadata = await open().metadata();
    if (!acceptedFormats.has(metadata.format) || !metadata.width || !metadata.height) return null;
    if (metadata.format === 'heif' && metadata.compression !== 'av1') return null;
    const sideways = (metadata.orientation ?? 1) >= 5;
    const width = sideways ? metadata.height : metadata.width;
    const height = sideways ? metadata.width : metadata.height;

    const sha256 = hashPicture(bytes);
    const bound = (wanted: number) => ({
      width: wanted,
      // A picture as tall as a tower would pass the pixels' bound and no format could hold it.
      height: wanted * 3,
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

    const files: EncodedPicture['files'] = [];
    let last: { width: number; webp: Buffer; avif: Buffer } | null = null;
    for (const wanted of pictureWidths) {
      if (!last || last.width < info.width) {
        const pixels = sharp(data, { raw }).resize(bound(wanted));
        const webp = await pixels.clone().webp({ quality: 78 }).toBuffer();
        const avif = await encodeAvif(pixels, wanted);
        last = { width: wanted, webp, avif };
      }
      files.push(
        { name: pictureFileName(sha256, wanted, 'webp'), bytes: last.webp },
        { name: pictureFileName(sha256, wanted, 'avif'), bytes: last.avif },
      );
    }
    return { sha256, width, height, files };
  } catch {
    // sharp says in many words what it could not read; to the person it is simply not a picture.
    return null;
  }
}
