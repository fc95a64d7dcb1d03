import { badInput } from '../errors';
import { limits } from '../limits';
import { listedTools, similarTools } from '../records/similarTools';
import { readId } from '../validation/readId';
import type { Topic } from './topic';

const { similar, seen } = limits.lists;

/** Queries that lead from one tool to others. */
export const similarTopic: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """Tools that can stand in for one: of its categories, of other owners, alike, well rated and near ones first. Empty when nobody can find it."""
      similarTools(
        """The id of the tool."""
        toolId: ID!
        """How many at most, 1 to 24."""
        first: Int = 8
      ): [Tool!]!
      """Those of these tools that can be found, in their order."""
      listedTools(
        """Their ids, at most 12; one that no tool has is passed over."""
        ids: [ID!]!
      ): [Tool!]!
    }
  `,
  resolvers: {
    Query: {
      similarTools(_root, { toolId, first }, context) {
        const wanted = first ?? similar.usual;
        if (wanted < similar.min || wanted > similar.max) {
          throw badInput(`first must be ${similar.min} to ${similar.max}.`);
        }
        const id = readId(toolId);
        return id === null ? [] : similarTools(context.reader, id, wanted);
      },
      listedTools(_root, { ids }, context) {
        if (ids.length > seen) throw badInput(`ids may be at most ${seen}.`);
        const read = ids.map(readId).filter((id) => id !== null);
        return read.length === 0 ? [] : listedTools(context.reader, read);
      },
    },
  },
};
