import type { RequestContext } from '../../context/context';
import { areStrangers } from '../../conversations/records/conversations';
import { type Said, said } from '../../texts/say';

/** The error when a member has to confirm their e-mail before requesting or listing a tool; null when they need not. */
export function emailUnconfirmedError(
  { mailLinks }: RequestContext,
  { emailConfirmed }: { emailConfirmed: boolean },
): Said | null {
  if (emailConfirmed || !mailLinks.isAwaited) return null;
  return said(
    'Please confirm your email address first. The link is in your inbox, and your settings can send it again.',
  );
}

/** The same before the first message to a member whom the sender does not know yet. */
export async function strangerError(
  context: RequestContext,
  user: { id: number; emailConfirmed: boolean },
  otherId: number,
): Promise<Said | null> {
  const error = emailUnconfirmedError(context, user);
  return error && (await areStrangers(context.executor, [user.id, otherId])) ? error : null;
}
