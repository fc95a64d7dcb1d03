import type { Services } from '../context';
import type { GraphqlHandler } from '../graphql/createGraphqlHandler';
import type { limits } from '../limits';

export type Timeouts = Record<keyof typeof limits.timeouts, number>;

/** What answers a request, and what is under way there just now. */
export interface Endpoint {
  handle: GraphqlHandler;
  services: Services;
  trustedProxies: number;
  timeouts: Timeouts;
  underWay: number;
  /** Who is sending a large body, once an upload. */
  uploads: number[];
}
