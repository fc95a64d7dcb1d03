import { limits } from '../config/limits';
import { type Message, message } from '../texts/translate';

const tooLarge = message('pictures.tooLarge');
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The bytes of a picture sent as base64, or what is wrong with it. A `data:` address is read as its content. */
export function readUpload(image: {
  data: string;
  filename: string;
}): { bytes: Buffer } | { error: Message } {
  const { bytes: most, filename } = limits.picture;
  const text = image.data.replace(/^data:[^,]{0,100};base64,/, '');
  if (image.filename.length > filename.max) {
    const { max } = filename;
    return { error: message('pictures.fileNameTooLong', { max }) };
  }
  if ((text.length * 3) / 4 > most + 2) return { error: tooLarge };
  if (text === '' || text.length % 4 !== 0 || !base64.test(text)) {
    return { error: message('pictures.incomplete') };
  }
  const bytes = Buffer.from(text, 'base64');
  return bytes.length > most ? { error: tooLarge } : { bytes };
}
