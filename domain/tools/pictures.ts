/** Where the pictures that ship with the product are, and how the sizes of a picture are addressed. */

/** The "default stock image URL" of §5 (D2): a drawing of our own, served by the service. */
export const defaultToolImageUrl = '/images/tools/default.svg';

/** The drawings of tools have a transparent background; the code that shows one paints the background. */
const drawing = /^\/images\/tools\/([a-z\d-]+)\.svg$/;

/**
 * The picture of a tool in a link preview. Previews cannot show SVG, so a drawing is replaced by a PNG with a
 * background.
 */
export function sharedPicture(imageUrl: string): string {
  const name = drawing.exec(imageUrl)?.[1];
  return name === undefined ? imageUrl : `/images/shared/${name}.png`;
}

/** The widths in pixels in which the service keeps an uploaded picture (D19). */
export const pictureWidths = [320, 640, 960, 1600] as const;

const uploadedPicture = /^(\/pictures\/[0-9a-f]{64})-\d+\.(?:webp|avif)$/;

/** The widths in pixels of the demo tools' pictures under `public/images/photos`. */
export const demoPictureWidths = [320, 480, 720] as const;

const demoPicture = /^(\/images\/photos\/[a-z\d-]+)-\d+\.webp$/;

/** The address of a demo tool's picture; `number` counts from 1. */
export const demoPictureUrl = (slug: string, number: number) =>
  `/images/photos/${slug}-${number}-${Math.max(...demoPictureWidths)}.webp`;

/**
 * The `srcset`s for a picture's address, or null for a drawing (an SVG needs none).
 * An uploaded picture is addressed `/pictures/{sha256}-{width}.webp`, and each width exists as AVIF too. So do the
 * demo's pictures, `/images/photos/{slug}-{number}-{width}.webp`.
 */
export function pictureSources(imageUrl: string): { avif: string; webp: string } | null {
  const uploaded = uploadedPicture.exec(imageUrl)?.[1];
  const base = uploaded ?? demoPicture.exec(imageUrl)?.[1];
  if (base === undefined) return null;
  const widths = uploaded === undefined ? demoPictureWidths : pictureWidths;
  const sources = (format: string) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return { avif: sources('avif'), webp: sources('webp') };
}
