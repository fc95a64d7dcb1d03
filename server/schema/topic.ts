import type { Resolvers } from './generated/resolvers.generated';

/** One topic of the graph: its part of the schema, and resolvers for the fields that are not plain properties. */
export interface Topic {
  sdl: string;
  resolvers: Resolvers;
}
