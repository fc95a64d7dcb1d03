import { useCallback } from 'react';
import { givenLanguageAt } from '../../../domain/values/addresses';
import { acceptedLanguage } from '../../../domain/values/language';
import { useAppStore } from '../../platform/store/hooks';
import { tokenRefused } from '../../platform/store/slices/authSlice';

/** The broker's URL, or the reason of the service; null for neither. */
type StartedCheck = { url: string } | { problem: string | null };

function readStarted(body: unknown): StartedCheck {
  const { url, errors } = (body ?? {}) as { url?: unknown; errors?: unknown };
  const [problem] = Array.isArray(errors) ? (errors as unknown[]) : [];
  if (typeof url === 'string') return { url };
  return { problem: typeof problem === 'string' ? problem : null };
}

/** Starts an identity check (`POST /identity/start`), whose answer sets a cookie for this browser. */
export function useStartIdentityCheck(): () => Promise<StartedCheck> {
  const store = useAppStore();
  return useCallback(async () => {
    const { address, auth, language } = store.getState();
    const { token } = auth;
    const given = givenLanguageAt(address.pathname);
    try {
      const response = await fetch('/identity/start', {
        method: 'POST',
        headers: {
          'accept-language': acceptedLanguage(language, given),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      if (response.status === 401 && token !== null && store.getState().auth.token === token) {
        store.dispatch(tokenRefused());
      }
      return readStarted(await response.json());
    } catch {
      return { problem: null };
    }
  }, [store]);
}
