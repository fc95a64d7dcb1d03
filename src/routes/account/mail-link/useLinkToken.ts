import { useLocation } from 'react-router-dom';

/** What a link in a mail carries: in the fragment, which reaches no service, no log and no other site. Empty for none. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  // What a mail program may have put behind it.
  return /^#([\w-]+)/.exec(hash)?.[1] ?? '';
}
