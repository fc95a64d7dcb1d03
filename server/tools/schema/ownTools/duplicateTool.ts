import { signedIn } from '../../../context/context';
import { type KeyedMade, madeOfKey, onceForKey } from '../../../context/idempotencyKeys';
import type { MutationResolvers } from '../../../context/resolvers.generated';
import type { Executor } from '../../../database/openDatabase';
import { message } from '../../../texts/translate';
import { hashArguments, readIdempotencyKey } from '../../../validation/idempotency';
import { copyOwnTool, findOwnTool } from '../../records/ownTools';
import { getToolId } from '../listingOnce';
import { changedTo, getOwnId, notFound, reject, type UpdateAnswer } from './answers';

const hidden = message('tools.hiddenNotCopied');

/** The tool was deleted or hidden before it could be copied. */
class ToolGone extends Error {}

export const duplicateTool: Required<MutationResolvers>['duplicateTool'] = async (
  _root,
  { id },
  context,
) => {
  const { user } = await signedIn(context);
  const key = readIdempotencyKey(context.idempotencyKey);
  const request =
    key === null
      ? null
      : { userId: user.id, key, argumentsHash: hashArguments({ duplicateTool: id }) };
  const madeBefore = async (found: KeyedMade): Promise<UpdateAnswer> => {
    const toolId = getToolId(found);
    const made = await findOwnTool(context.executor, { id: toolId, ownerId: user.id });
    return made ? changedTo(made) : reject(context, notFound);
  };
  const before = request && (await madeOfKey(context.executor, 'tool', request));
  if (before) return madeBefore(before);
  const ownId = getOwnId(id, user.id);
  const original = ownId && (await findOwnTool(context.executor, ownId));
  if (!original) return reject(context, notFound);
  if (original.hiddenReason !== null) return reject(context, hidden);
  const many = await context.rateLimits.exceeded(['listings', user.id]);
  if (many) return reject(context, many.text);
  const copy = async (executor: Executor) => {
    const made = await copyOwnTool(executor, original);
    if (!made) throw new ToolGone();
    return made;
  };
  try {
    if (!request) return changedTo(await copy(context.executor));
    const outcome = await onceForKey(context.executor, 'tool', request, copy);
    if (outcome.kind === 'made') return changedTo(outcome.made);
    await context.rateLimits.takeListingBack(user.id);
    return await madeBefore(outcome);
  } catch (error) {
    if (error instanceof ToolGone) {
      const present = await findOwnTool(context.executor, original);
      return reject(context, present ? hidden : notFound);
    }
    throw error;
  }
};
