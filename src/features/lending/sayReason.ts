import type { I18n } from '@lingui/core';

/**
 * A reason in the language of the screen. The app's reasons are texts as given. The service's are in that language
 * already, and may contain braces that a person typed, so they are not translated.
 */
export function sayReason(reason: string, i18n: I18n): string {
  return reason.includes('{') ? reason : i18n.t(reason);
}
