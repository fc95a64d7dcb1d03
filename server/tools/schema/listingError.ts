import type { RequestContext } from '../../context/context';
import type { UserRecord } from '../../members/records/users';
import { emailUnconfirmedError } from '../../members/schema/emailUnconfirmedError';
import { restrictionError } from '../../members/schema/restrictionError';
import { fieldError, type Message } from '../../texts/translate';

/** Why a member may not list new tools; null for a member who may. Drafts are always possible. */
export async function listingError(
  context: RequestContext,
  user: Pick<UserRecord, 'id' | 'emailConfirmed' | 'lenderKind'>,
): Promise<Message | null> {
  const refused = (await restrictionError(context, user)) ?? emailUnconfirmedError(context, user);
  if (refused || !context.asksLenders || user.lenderKind !== null) return refused;
  return fieldError('lender', 'lender.undeclared');
}
