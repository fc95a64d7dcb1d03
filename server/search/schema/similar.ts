import { limits } from '../../config/limits';
import type { Resolvers } from '../../context/resolvers.generated';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { listedTools, similarTools } from '../records/similarTools';

const { similar, seen } = limits.lists;

/** Queries that lead from one tool to others. */
export const similarTopic: Resolvers = {
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
};
