import type { ServerResponse } from 'node:http';
import type { limits } from '../../config/limits';

export type Timeouts = Record<keyof typeof limits.timeouts, number>;

/** The present traffic of the service, for its bounds, its metrics and its shutdown. */
export interface Traffic {
  requests: number;
  /** Responses of routes with `config: { stream: true }`. They stay open until the client or the service ends them. */
  streams: Set<ServerResponse>;
  /** When the latest request arrived, by `performance.now()`. */
  latest: number;
  isClosing: boolean;
}
