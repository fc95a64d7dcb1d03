import { identityFromValueCents } from '../../../domain/members/identity';
import { formatMoney } from '../../../domain/values/money';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { fieldError, type Message, message } from '../../texts/translate';
import { identityCheckedOn } from '../records/identity';

type IdentityContext = Pick<RequestContext, 'executor' | 'identity'>;

/** Why a member has to have their identity checked before they request a tool; null when they need not. */
export async function borrowerIdentityError(
  { executor, identity }: IdentityContext,
  memberId: number,
  { needsIdentity, checkedBorrowers }: { needsIdentity: boolean; checkedBorrowers: boolean },
): Promise<Message | null> {
  if (!identity || !needsIdentity) return null;
  if ((await identityCheckedOn(executor, memberId)) !== null) return null;
  return checkedBorrowers
    ? message('identity.neededByOwner')
    : message('identity.neededForValue', {
        value: (language) => formatMoney(identityFromValueCents, language),
      });
}

/** The same before an owner claims more than the deposit, which Skuret's insurance would pay. */
export async function claimIdentityError(
  { executor, identity }: IdentityContext,
  memberId: number,
): Promise<Message | null> {
  if (!identity || (await identityCheckedOn(executor, memberId)) !== null) return null;
  return fieldError('claimCents', 'identity.neededForCover');
}

export const identityCheck: Resolvers = {
  Query: {
    async identityCheck(_root, _args, context) {
      const { user } = await signedIn(context);
      if (!context.identity) return null;
      return { checkedOn: await identityCheckedOn(context.executor, user.id) };
    },
  },
};
