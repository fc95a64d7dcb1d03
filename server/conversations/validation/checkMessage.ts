import { limits } from '../../config/limits';
import { inFigures, type Said, said } from '../../texts/say';
import { cleanText, lengthOf } from '../../validation/cleanText';

const { message, pictures: mostPictures } = limits.talk;

const nothing = said('There is nothing to send.');
const tooLong = said('A message may be at most {max} characters.', { max: inFigures(message.max) });
const tooManyPictures = said('A message may have at most {max} pictures.', { max: mostPictures });

/** A message as it is kept, or what is wrong with it. */
export function checkMessage(
  content: string,
  pictures: readonly string[],
): { content: string } | { error: Said } {
  const text = cleanText(content);
  if (text === '' && pictures.length === 0) return { error: nothing };
  if (lengthOf(text) > message.max) return { error: tooLong };
  return pictures.length > mostPictures ? { error: tooManyPictures } : { content: text };
}
