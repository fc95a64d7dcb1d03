import { signedIn } from '../../context/context';
import type { MutationResolvers, Resolvers } from '../../context/resolvers.generated';
import { readToolPage } from '../../search/validation/readToolPage';
import { readId } from '../../validation/readId';
import { findOwnTool, listOwnTools } from '../records/ownTools';
import { getOwnId } from './ownTools/answers';
import { deleteTool } from './ownTools/deleteTool';
import { duplicateTool } from './ownTools/duplicateTool';
import { pauseTool } from './ownTools/pauseTool';
import { updateTool } from './ownTools/updateTool';

const countView: MutationResolvers['countView'] = async (_root, { toolId }, context) => {
  const id = readId(toolId);
  if (id === null) return { counted: false };
  const caller = await context.caller();
  const memberId = caller.kind === 'user' ? caller.user.id : null;
  const { address, userAgent } = context;
  return { counted: await context.views.count(id, { memberId, address, userAgent }) };
};

export const ownTools: Resolvers = {
  Query: {
    async ownTool(_root, { id }, context) {
      const { user } = await signedIn(context);
      const ownId = getOwnId(id, user.id);
      return ownId && findOwnTool(context.executor, ownId);
    },
    async ownTools(_root, args, context) {
      const { user } = await signedIn(context);
      return listOwnTools(context.executor, user.id, readToolPage(args));
    },
  },
  Mutation: { updateTool, pauseTool, duplicateTool, deleteTool, countView },
  OwnTool: {
    tool: (tool) => tool,
    viewCount: async (tool, _args, context) =>
      (await context.loaders.viewsOfTool.load(tool.id))?.views ?? 0,
  },
};
