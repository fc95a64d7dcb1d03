import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';

/** An answer on its way. */
export class Answer<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** What the request goes by in the answer's head and in every line of the log about it. */
  readonly id = randomUUID();
  /**
   * What the head has whatever the answer turns out to be, names and values in turns. `setHeader` would make Node
   * write every head the slow way.
   */
  readonly always: string[] = ['x-request-id', this.id];
}
