import { defaultToolImageUrl } from '../../../domain/tools/pictures';
import type { Language } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import { onceForKey } from '../../context/idempotencyKeys';
import type { CreateToolInput, Resolvers } from '../../context/resolvers.generated';
import { toolsValueError } from '../../members/schema/levelLimits';
import { message, toErrors, translate } from '../../texts/translate';
import { badInput } from '../../validation/errors';
import { hashArguments, readIdempotencyKey } from '../../validation/idempotency';
import { readId } from '../../validation/readId';
import { insertToolImport, listToolImports, undoToolImport } from '../records/toolImports';
import { type CheckedTool, checkTool } from '../validation/checkTool';
import { typedTool } from './lending';
import { listingError } from './listingError';

/** Tools that the answer about an import names; of the others it gives the number. */
const namedTools = 5;

/** The tools to store, or the errors of those that are not valid, by their index. */
function checkTools(
  inputs: readonly CreateToolInput[],
  categoryIds: ReadonlySet<number>,
  language: Language,
) {
  const { tools: most } = limits.toolImport;
  if (inputs.length === 0 || inputs.length > most) throw badInput(`tools: 1 to ${most}.`);
  if (inputs.some(({ imageUrl, mainImage, pictures }) => imageUrl || mainImage || pictures?.length))
    throw badInput('tools: an import takes no pictures.');
  const tools: CheckedTool[] = [];
  const toolErrors = inputs.flatMap((input, index) => {
    const checked = checkTool(typedTool(input), categoryIds, null);
    if ('errors' in checked) return { index, ...toErrors(checked.errors, language) };
    tools.push(checked.tool);
    return [];
  });
  return { tools, toolErrors };
}

export const toolImports: Resolvers = {
  Query: {
    async toolImportErrors(_root, { tools }, context) {
      await signedIn(context);
      const categoryIds = new Set(context.categories.map(({ id }) => id));
      return checkTools(tools, categoryIds, context.language).toolErrors;
    },
    async toolImports(_root, _args, context) {
      const { user } = await signedIn(context);
      return listToolImports(context.executor, user.id);
    },
  },
  Mutation: {
    async importTools(_root, { tools: inputs }, context) {
      const { user } = await signedIn(context);
      const key = readIdempotencyKey(context.idempotencyKey);
      if (key === null) throw badInput('importTools needs an Idempotency-Key.');
      const categoryIds = new Set(context.categories.map(({ id }) => id));
      const { tools, toolErrors } = checkTools(inputs, categoryIds, context.language);
      if (toolErrors.length > 0) return { import: null, errors: [], toolErrors };
      const lists = tools.some(({ state }) => state !== 'DRAFT');
      const unlisted = lists
        ? ((await listingError(context, user)) ?? (await toolsValueError(context, user.id, tools)))
        : null;
      if (unlisted) {
        return { import: null, errors: [translate(unlisted, context.language)], toolErrors };
      }
      const request = {
        userId: user.id,
        key,
        argumentsHash: hashArguments({ importTools: inputs }),
      };
      const outcome = await onceForKey(context.executor, 'toolImport', request, (transaction) =>
        insertToolImport(
          transaction,
          user.id,
          tools.map((tool) => ({ ...tool, imageUrls: [defaultToolImageUrl] })),
        ),
      );
      if (outcome.kind === 'other arguments')
        throw badInput('This Idempotency-Key was used before. Please send a new key.');
      if (outcome.kind === 'made') {
        if (tools.some(({ state }) => state === 'PUBLISHED')) context.pagesChanged();
        return { import: outcome.made, errors: [], toolErrors: [] };
      }
      const [before] = await listToolImports(context.executor, user.id, outcome.id);
      const gone = message('tools.importGone');
      return before
        ? { import: before, errors: [], toolErrors: [] }
        : { import: null, errors: [translate(gone, context.language)], toolErrors: [] };
    },
    async undoToolImport(_root, { id }, context) {
      const { user } = await signedIn(context);
      const importId = readId(id);
      const reject = (text: Parameters<typeof translate>[0]) => ({
        undone: false,
        errors: [translate(text, context.language)],
      });
      const outcome =
        importId === null
          ? ({ kind: 'not there' } as const)
          : await undoToolImport(context.executor, user.id, importId);
      if (outcome.kind === 'not there') return reject(message('tools.importGone'));
      if (outcome.kind === 'booked') {
        const { toolNames } = outcome;
        return reject(
          message('tools.importBooked', {
            tools: toolNames.slice(0, namedTools).join(', '),
            count: toolNames.length,
            more: Math.max(0, toolNames.length - namedTools),
          }),
        );
      }
      if (outcome.wasListed) context.pagesChanged();
      return { undone: true, errors: [] };
    },
  },
};
