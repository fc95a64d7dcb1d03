import type { I18n } from '@lingui/core';

/**
 * A reason in the language of the screen. Ours is a text as given; the service's is in that language already, and may
 * hold what a person wrote in braces.
 */
export function sayReason(reason: string, i18n: I18n): string {
  return reason.includes('{') ? reason : i18n.t(reason);
}
