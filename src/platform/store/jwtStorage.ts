import type { AuthState } from './slices/authSlice';

/** The key of the raw token in local storage (§4, D8). */
export const jwtKey = 'jwt';

/** More than any token of ours has, and less than a service reads of a request's headers, in characters. */
const longestToken = 4096;

/**
 * A token as a header can carry it. What else stands under the key (an empty text, quotes, an emoji, a
 * flood) is no token: sending it would break every request.
 */
export function readToken(stored: string | null): string | null {
  if (stored === null || stored.length > longestToken) return null;
  return /^[\w-]+(?:\.[\w-]+){2}$/.test(stored) ? stored : null;
}

/** The stored value, as far as this tab knows. */
let known: string | null = null;

/**
 * Storage for redux-persist that keeps the token as it is: no quotes, no JSON (D8). What was read is not
 * written back, because another tab may have signed in or out meanwhile. Blocked storage is an empty one.
 */
export const jwtStorage = {
  getItem: async (key: string): Promise<AuthState | undefined> => {
    try {
      known = localStorage.getItem(key);
      const token = readToken(known);
      return token === null ? undefined : { token };
    } catch {
      return undefined;
    }
  },
  setItem: async (key: string, value: AuthState): Promise<void> => {
    if (value.token === known) return;
    known = value.token;
    try {
      if (value.token === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value.token);
    } catch (error) {
      console.warn('The session is kept in this tab only: storage is blocked or full', error);
    }
  },
  removeItem: async (key: string): Promise<void> => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left behind.
    }
  },
};
