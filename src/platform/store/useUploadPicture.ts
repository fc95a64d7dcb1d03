import { useCallback } from 'react';
import { givenLanguageAt } from '../../../domain/values/addresses';
import { acceptedLanguage } from '../../../domain/values/language';
import { sendFile, type UploadPicture } from '../browser/sendFile';
import { wait } from '../browser/wait';
import { useAppStore } from './hooks';
import { tokenRefused } from './slices/authSlice';

const unreachable = /*i18n*/ 'We cannot reach Skuret. Check your connection and try again.';
const notKept = /*i18n*/ 'We could not save this photo. Please try again.';

/** How often a picture is sent while the service is busy with others, and how many seconds lie between. */
const maxAttempts = 4;
const defaultRetrySeconds = 2;

function readAnswer(body: unknown): { url: string | null; reason: string | null } {
  const { url, errors } = (body ?? {}) as { url?: unknown; errors?: unknown };
  const [reason] = Array.isArray(errors) ? (errors as unknown[]) : [];
  return {
    url: typeof url === 'string' ? url : null,
    reason: typeof reason === 'string' ? reason : null,
  };
}

/**
 * Sends pictures to the service (`POST /uploads`), each in a request of its own. Retries automatically while the
 * service is busy; a refused token ends the session, as it does everywhere (D8).
 */
export function useUploadPicture(): UploadPicture {
  const store = useAppStore();
  return useCallback(
    async (picture, watch) => {
      for (let tries = 1; ; tries += 1) {
        const { address, auth, language } = store.getState();
        const { token } = auth;
        const given = givenLanguageAt(address.pathname);
        const answer = await sendFile(
          '/uploads',
          picture,
          { token, acceptLanguage: acceptedLanguage(language, given) },
          watch,
        );
        if (answer === null) return { problem: unreachable, again: true };
        const { status, retryAfterSeconds } = answer;
        const { url, reason } = readAnswer(answer.body);
        if (status === 201 && url !== null) return { url };
        if (status === 503 && tries < maxAttempts) {
          await wait((retryAfterSeconds ?? defaultRetrySeconds) * 1000, watch.signal);
          continue;
        }
        if (status === 401 && token !== null && store.getState().auth.token === token) {
          store.dispatch(tokenRefused());
        }
        return {
          problem: reason ?? notKept,
          again: status === 401 || status === 429 || status >= 500,
        };
      }
    },
    [store],
  );
}
