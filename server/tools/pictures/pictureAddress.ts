import { pictureFileName } from './encodePicture';

/** The width in a tool's picture address; pages find the others through `pictureSources`. */
const addressedWidth = 960;

/** The address of an uploaded picture in rows and responses. */
export function pictureAddress(sha256: string): string {
  return `/pictures/${pictureFileName(sha256, addressedWidth, 'webp')}`;
}

/** The hash of an uploaded picture, from the address of any of its files; null for every other address. */
export function pictureHash(address: string): string | null {
  return /^\/pictures\/([0-9a-f]{64})-\d{1,5}\.(?:webp|avif)$/.exec(address)?.[1] ?? null;
}
