import type { Resolvers } from './generated/resolvers.generated';

/** One topic of the graph: what can be asked, and how each field that is not simply read is answered. */
export interface Topic {
  sdl: string;
  resolvers: Resolvers;
}
