import { createTexts } from '../../domain/values/createTexts';
import { messages, type TextValues } from './service.generated';

/** A text that only the service has: mails, their pages and the lines of Skuret in conversations. */
export const serviceText = createTexts<TextValues>(messages);
