import { createTexts } from '../values/createTexts';
import { messages, type TextValues } from './notifications.generated';

/** A text of a notification, in a language. Values that only some events have are `none` otherwise. */
export const notificationText = createTexts<TextValues>(messages);
export type NotificationTextId = keyof TextValues;
