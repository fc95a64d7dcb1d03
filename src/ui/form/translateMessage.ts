import type { I18n } from '@lingui/core';

/**
 * A message in the language of the screen. Edge: a message with a brace is from the service. It may quote what a person
 * wrote and is in the screen's language already, so it is not translated.
 */
export function translateMessage(message: string, i18n: I18n): string {
  return message.includes('{') ? message : i18n.t(message);
}
