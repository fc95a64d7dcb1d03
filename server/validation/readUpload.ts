import { limits } from '../config/limits';
import { type Said, said } from '../texts/say';

const tooLarge = said('Image: the file may be at most 10 MB.');
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The bytes of a picture sent as base64, or what is wrong with it. A `data:` address is read as its content. */
export function readUpload(image: {
  data: string;
  filename: string;
}): { bytes: Buffer } | { error: Said } {
  const { bytes: most, filename } = limits.picture;
  const text = image.data.replace(/^data:[^,]{0,100};base64,/, '');
  if (image.filename.length > filename.max) {
    const { max } = filename;
    return { error: said("Image: the file's name may be at most {max} characters.", { max }) };
  }
  if ((text.length * 3) / 4 > most + 2) return { error: tooLarge };
  if (text === '' || text.length % 4 !== 0 || !base64.test(text)) {
    return { error: said('Image: the file did not arrive whole. Please choose it again.') };
  }
  const bytes = Buffer.from(text, 'base64');
  return bytes.length > most ? { error: tooLarge } : { bytes };
}
