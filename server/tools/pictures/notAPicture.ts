import { said } from '../../texts/say';

/** Why an upload is refused. Its numbers have to match `limits.picture`. */
export const notAPicture = said(
  'Image: the file is not a JPG of at most 50 megapixels, a PNG, GIF or WebP of at most 20, or an AVIF of at most 8, each side at most 12,000 pixels.',
);
