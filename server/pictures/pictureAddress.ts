import { pictureFileName } from './encodePicture';

/** The width that a tool names; pages find the others through `pictureSources`. */
const addressedWidth = 960;

/** The address that an uploaded picture has in rows and answers. */
export function pictureAddress(sha256: string): string {
  return `/pictures/${pictureFileName(sha256, addressedWidth, 'webp')}`;
}

/** The hash of an uploaded picture out of the address of any of its files; null for every other address. */
export function pictureHash(address: string): string | null {
  return /^\/pictures\/([0-9a-f]{64})-\d{1,5}\.(?:webp|avif)$/.exec(address)?.[1] ?? null;
}
