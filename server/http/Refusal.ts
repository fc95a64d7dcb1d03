import type { Language } from '../../domain/language';
import type { ErrorCode } from '../errors';
import { type Said, said, say } from '../texts/say';

/** A request that is refused before anything of it is run. Thrown on its way, answered by `answerError`. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    /** What only a program gets wrong is a text in English. */
    readonly said: Said | string,
    /** What the refusal is counted under. */
    readonly reason: string,
    readonly code?: ErrorCode,
  ) {
    super(typeof said === 'string' ? said : say(said, 'asGiven'));
  }

  /** Why, in the language that was asked for. */
  inWords(language: Language): string {
    return typeof this.said === 'string' ? this.said : say(this.said, language);
  }
}

/** 503: worth another try in a moment. */
export function busy(reason: string): Refusal {
  return new Refusal(503, said('Too much is asked right now. Please try again.'), reason);
}
