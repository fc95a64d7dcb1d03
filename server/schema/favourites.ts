import { signedIn } from '../context';
import { badInput } from '../errors';
import { limits } from '../limits';
import { deleteFavourite, favouriteToolsOf, insertFavourites } from '../records/favourites';
import { said, say } from '../texts/say';
import { readId } from '../validation/readId';
import { readToolPage } from '../validation/readToolPage';
import type { Topic } from './topic';

const tooMany = said(
  'You can save at most {most} favorites. Remove some that you no longer need, and try again.',
  { most: limits.favourites.total },
);

/** The result of saving or removing favourites. */
export interface FavouritesChanged {
  errors: string[];
}

const firstOnes = { first: limits.favourites.total, after: null };

export const favourites: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """The tools that the signed-in user has saved, the last saved first. A tool that nobody can see at the moment is left out and stays saved. Needs a signed-in user."""
      favouriteTools(
        """How many tools to answer, 1 to 500."""
        first: Int = 500
        """The id of the last tool of the answer before this one. An error when it was removed since: what follows it cannot be known then."""
        after: ID
      ): [Tool!]!
    }

    extend type Mutation {
      """Saves tools for the signed-in user: the last of the list becomes the first of the favourites. What is saved already keeps its place; ids that no tool has are passed over. Needs a signed-in user."""
      saveFavourites(
        """The ids of the tools, at most 200."""
        toolIds: [ID!]!
      ): FavouritesPayload!
      """Removes a tool from the favourites of the signed-in user; it is no error when it is not among them. Needs a signed-in user."""
      removeFavourite(
        """The id of the tool."""
        toolId: ID!
      ): FavouritesPayload!
    }

    """What saving and removing favourites answers."""
    type FavouritesPayload {
      """All favourites as they are now, the last saved first."""
      favouriteTools: [Tool!]!
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async favouriteTools(_root, args, context) {
        const { user } = await signedIn(context);
        const tools = await favouriteToolsOf(context.executor, user.id, readToolPage(args));
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
        return { errors: fits ? [] : [say(tooMany, context.language)] };
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
        return (await favouriteToolsOf(context.executor, user.id, firstOnes)) ?? [];
      },
    },
  },
};
