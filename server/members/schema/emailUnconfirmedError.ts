import type { RequestContext } from '../../context/context';
import { areStrangers } from '../../conversations/records/conversations';
import { type Message, message } from '../../texts/translate';

/** The error when a member has to confirm their e-mail before requesting or listing a tool; null when they need not. */
export function emailUnconfirmedError(
  { mailLinks }: RequestContext,
  { emailConfirmed }: { emailConfirmed: boolean },
): Message | null {
  if (emailConfirmed || !mailLinks.isAwaited) return null;
  return message('account.emailUnconfirmed');
}

/** The same before the first message to a member whom the sender does not know yet. */
export async function strangerError(
  context: RequestContext,
  user: { id: number; emailConfirmed: boolean },
  otherId: number,
): Promise<Message | null> {
  const error = emailUnconfirmedError(context, user);
  return error && (await areStrangers(context.executor, [user.id, otherId])) ? error : null;
}
