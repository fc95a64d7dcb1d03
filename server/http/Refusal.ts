import type { Language } from '../../domain/language';
import type { ErrorCode } from '../errors';
import { type Said, said, say } from '../texts/say';

/** A request that is refused before any of it runs. Hooks and routes throw it, and `answerError` answers it. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    /** A text of the catalogue, or plain English for an error that only programmers cause. */
    readonly said: Said | string,
    /** The label under which metrics count the refusal. */
    readonly reason: string,
    readonly code?: ErrorCode,
  ) {
    super(typeof said === 'string' ? said : say(said, 'asGiven'));
  }

  /** The reason, in the requested language. */
  inWords(language: Language): string {
    return typeof this.said === 'string' ? this.said : say(this.said, language);
  }
}

/** A 503 response: a retry may succeed in a moment. */
export function busy(reason: string): Refusal {
  return new Refusal(503, said('Too much is asked right now. Please try again.'), reason);
}
