import type { RequestContext } from '../../context/context';
import { emailUnconfirmedError } from '../../members/schema/emailUnconfirmedError';
import { restrictionError } from '../../members/schema/restrictionError';
import type { Message } from '../../texts/translate';

/** Why a member may not list new tools; null for a member who may. Drafts are always possible. */
export async function listingError(
  context: RequestContext,
  user: { id: number; emailConfirmed: boolean },
): Promise<Message | null> {
  return (await restrictionError(context, user)) ?? emailUnconfirmedError(context, user);
}
