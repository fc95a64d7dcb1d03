import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { readToolPage } from '../../search/validation/readToolPage';
import { message, translate } from '../../texts/translate';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { deleteFavourite, findFavouriteTools, insertFavourites } from '../records/favourites';

const tooMany = message('favourites.tooMany', { most: limits.favourites.total });

const firstOnes = { first: limits.favourites.total, after: null };

export const favourites: Resolvers = {
  Query: {
    async favouriteTools(_root, args, context) {
      const { user } = await signedIn(context);
      const tools = await findFavouriteTools(context.executor, user.id, readToolPage(args));
      if (tools === null) throw badInput('after is not among the favourites any more.');
      return tools;
    },
  },
  Mutation: {
    async saveFavourites(_root, { toolIds }, context) {
      const { user } = await signedIn(context);
      if (toolIds.length > limits.favourites.atOnce) {
        throw badInput(`toolIds may be at most ${limits.favourites.atOnce}.`);
      }
      const ids = toolIds.map(readId).filter((id) => id !== null);
      const fits = await insertFavourites(context.executor, user.id, ids);
      return { errors: fits ? [] : [translate(tooMany, context.language)] };
    },
    async removeFavourite(_root, { toolId }, context) {
      const { user } = await signedIn(context);
      const id = readId(toolId);
      if (id !== null) await deleteFavourite(context.executor, user.id, id);
      return { errors: [] };
    },
  },
  // Resolved only when a query selects it: the app knows its favourites, and selects only the errors.
  FavouritesPayload: {
    async favouriteTools(_payload, _args, context) {
      const { user } = await signedIn(context);
      return (await findFavouriteTools(context.executor, user.id, firstOnes)) ?? [];
    },
  },
};
