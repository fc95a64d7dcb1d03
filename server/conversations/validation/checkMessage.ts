import { limits } from '../../config/limits';
import { type Message, message } from '../../texts/translate';
import { cleanText, countCharacters } from '../../validation/cleanText';

const { message: bounds, pictures: mostPictures } = limits.talk;

const nothing = message('conversations.nothingToSend');
const tooLong = message('conversations.tooLong', { max: bounds.max });
const tooManyPictures = message('conversations.tooManyPictures', { max: mostPictures });

/** A message as it is kept, or what is wrong with it. */
export function checkMessage(
  content: string,
  pictures: readonly string[],
): { content: string } | { error: Message } {
  const text = cleanText(content);
  if (text === '' && pictures.length === 0) return { error: nothing };
  if (countCharacters(text) > bounds.max) return { error: tooLong };
  return pictures.length > mostPictures ? { error: tooManyPictures } : { content: text };
}
