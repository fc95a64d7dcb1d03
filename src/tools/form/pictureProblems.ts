import { PictureError } from '../../platform/browser/preparePicture';

const sentences = {
  notAPicture: /*i18n*/ 'That file is not a picture. Choose a PNG, JPG or GIF.',
  unreadable: /*i18n*/ 'We could not open that picture. Save it as a JPG or PNG and try again.',
} as const;

/** Why a file could not be prepared for upload, as given. */
export function pictureProblem(error: unknown): string {
  if (error instanceof PictureError) return sentences[error.problem];
  console.error(error);
  return sentences.unreadable;
}
