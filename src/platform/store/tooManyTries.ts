import type { I18n } from '@lingui/core';
import type { ApiError } from '../api/baseApi';

/**
 * The message for a person who has tried too often, in the language of the account screens, or null for another
 * failure. Edge: less than a minute counts as one; without a time from the service the message names none.
 */
export function tooManyTries(error: Partial<ApiError>, i18n: I18n): string | null {
  if (error.code !== 'TOO_MANY_REQUESTS') return null;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds === undefined)
    return i18n.t('Der har været for mange forsøg. Vent lidt, og prøv igen.');
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return minutes === 1
    ? i18n.t('Der har været for mange forsøg. Prøv igen om 1 minut.')
    : i18n.t('Der har været for mange forsøg. Prøv igen om {minutes} minutter.', { minutes });
}
