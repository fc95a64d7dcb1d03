import type { RequestContext } from '../context';
import { type Said, said } from '../texts/say';

/** What a person reads whose e-mail has to be confirmed before they ask to borrow or list; null where nothing waits for it. */
export function confirmFirst(
  { mailLinks }: RequestContext,
  { emailConfirmed }: { emailConfirmed: boolean },
): Said | null {
  if (emailConfirmed || !mailLinks.isAwaited) return null;
  return said(
    'Please confirm your email address first. The link is in your inbox, and your settings can send it again.',
  );
}
