import type { RequestContext } from '../context';
import { type Said, said } from '../texts/say';

/** The error when a person has to confirm their e-mail before requesting or listing a tool; null when they need not. */
export function emailUnconfirmedError(
  { mailLinks }: RequestContext,
  { emailConfirmed }: { emailConfirmed: boolean },
): Said | null {
  if (emailConfirmed || !mailLinks.isAwaited) return null;
  return said(
    'Please confirm your email address first. The link is in your inbox, and your settings can send it again.',
  );
}
