import type { ErrorCode } from '../errors';

/** A request that is refused before anything of it is run. Thrown on its way, answered by `answerError`. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    /** What the refusal is counted under. */
    readonly reason: string,
    readonly code?: ErrorCode,
  ) {
    super(message);
  }
}

/** 503: worth another try in a moment. */
export function busy(reason: string): Refusal {
  return new Refusal(503, 'Too much is asked right now. Please try again.', reason);
}
