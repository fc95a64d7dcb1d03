import { useLocation } from 'react-router-dom';

/** The token of a mail link. It is in the fragment, which reaches no service, log or other site. Empty for none. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  // Ignores what a mail program may have appended.
  return /^#([\w-]+)/.exec(hash)?.[1] ?? '';
}
