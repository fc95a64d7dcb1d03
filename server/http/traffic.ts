import type { ServerResponse } from 'node:http';
import type { limits } from '../limits';

export type Timeouts = Record<keyof typeof limits.timeouts, number>;

/** What goes through the service just now: for its bounds, its metrics and its end. */
export interface Traffic {
  requests: number;
  /** Answers of routes with `config: { stream: true }`. They stay open until the client or the service ends them. */
  streams: Set<ServerResponse>;
  /** When the latest request came, by `performance.now()`. */
  latest: number;
  isClosing: boolean;
}
