import type { FastifyError } from 'fastify';
import type { Language } from '../../../domain/values/language';
import { type Said, said, say } from '../../texts/say';
import type { ErrorCode } from '../../validation/errors';

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

export function tooLarge(): Refusal {
  return new Refusal(413, said('The request is too large.'), 'too large');
}

/** A body above the limit of its route, as a refusal. Other errors are returned unchanged. */
export function asRefusal<T extends FastifyError | Refusal>(error: T): T | Refusal {
  return error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
}

/** A 503 response: a retry may succeed in a moment. */
export function busy(reason: string): Refusal {
  return new Refusal(503, said('Too much is asked right now. Please try again.'), reason);
}
