import { signedIn } from '../../../context/context';
import type { MutationResolvers } from '../../../context/resolvers.generated';
import { restrictionError } from '../../../members/schema/restrictionError';
import { message } from '../../../texts/translate';
import { changeToolState, findOwnTool } from '../../records/ownTools';
import { changedTo, getOwnId, notFound, reject } from './answers';

export const pauseTool: Required<MutationResolvers>['pauseTool'] = async (
  _root,
  { id, paused },
  context,
) => {
  const { user } = await signedIn(context);
  const ownId = getOwnId(id, user.id);
  const before = ownId && (await findOwnTool(context.executor, ownId));
  if (!before) return reject(context, notFound);
  const [from, to] = paused
    ? (['PUBLISHED', 'PAUSED'] as const)
    : (['PAUSED', 'PUBLISHED'] as const);
  if (before.state === to) return changedTo(before);
  if (before.state === 'DRAFT') {
    return reject(context, message('tools.draftNotShown'));
  }
  if (before.hiddenReason !== null && to === 'PUBLISHED') {
    return reject(context, message('tools.hiddenNotPublished'));
  }
  const restricted = to === 'PUBLISHED' ? await restrictionError(context, user) : null;
  if (restricted) return reject(context, restricted);
  const many = await context.rateLimits.exceeded(['changes', user.id]);
  if (many) return reject(context, many.text);
  const after = await changeToolState(context.executor, before, from, to);
  if (after) context.pagesChanged();
  // Without `after`, a concurrent request from another window has changed the state.
  const present = after ?? (await findOwnTool(context.executor, before));
  return present ? changedTo(present) : reject(context, notFound);
};
