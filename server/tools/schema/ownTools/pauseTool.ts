import { signedIn } from '../../../context/context';
import type { MutationResolvers } from '../../../context/resolvers.generated';
import { said } from '../../../texts/say';
import { changeToolState, ownToolOf } from '../../records/ownTools';
import { changedTo, notFound, ownIdOf, refused } from './answers';

export const pauseTool: Required<MutationResolvers>['pauseTool'] = async (
  _root,
  { id, paused },
  context,
) => {
  const { user } = await signedIn(context);
  const ownId = ownIdOf(id, user.id);
  const before = ownId && (await ownToolOf(context.executor, ownId));
  if (!before) return refused(context, notFound);
  const [from, to] = paused
    ? (['PUBLISHED', 'PAUSED'] as const)
    : (['PAUSED', 'PUBLISHED'] as const);
  if (before.state === to) return changedTo(before);
  if (before.state === 'DRAFT') {
    return refused(context, said('A draft is shown to nobody. Publish it to show it.'));
  }
  if (before.hiddenReason !== null && to === 'PUBLISHED') {
    return refused(
      context,
      said('Skuret has hidden this tool. You can publish it when we show it again.'),
    );
  }
  const many = await context.rateLimits.exceeded(['changes', user.id]);
  if (many) return refused(context, many.text);
  const after = await changeToolState(context.executor, before, from, to);
  if (after) context.pagesChanged();
  // Without `after`, a concurrent request from another window has changed the state.
  const present = after ?? (await ownToolOf(context.executor, before));
  return present ? changedTo(present) : refused(context, notFound);
};
