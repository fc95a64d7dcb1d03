import type { I18n } from '@lingui/core';

/**
 * A message as the screen says it. Edge: what the service says may hold what a person wrote, and is in the screen's
 * language already.
 */
export function spokenMessage(message: string, i18n: I18n): string {
  return message.includes('{') ? message : i18n.t(message);
}
