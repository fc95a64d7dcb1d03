import type { I18n } from '@lingui/core';

/** The name of a browser in the lists, in the language of the screen. */
export function deviceName(
  { browser, system }: { browser: string | null; system: string | null },
  i18n: I18n,
): string {
  if (browser !== null && system !== null) {
    return i18n.t('{browser} on {system}', { browser, system });
  }
  return browser ?? system ?? i18n.t('Unknown browser');
}
