import type { FastifyError } from 'fastify';
import type { Language } from '../../../domain/values/language';
import { type Message, message, translate } from '../../texts/translate';
import type { ErrorCode } from '../../validation/errors';

/** A request that is refused before any of it runs. Hooks and routes throw it, and `answerError` answers it. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    /** A text of the catalogue, or plain English for an error that only programmers cause. */
    readonly text: Message | string,
    /** The label under which metrics count the refusal. */
    readonly reason: string,
    readonly code?: ErrorCode,
  ) {
    super(typeof text === 'string' ? text : translate(text, 'asGiven'));
  }

  /** The reason, in the requested language. */
  inWords(language: Language): string {
    return typeof this.text === 'string' ? this.text : translate(this.text, language);
  }
}

export function tooLarge(): Refusal {
  return new Refusal(413, message('request.tooLarge'), 'too large');
}

/** A route that members use only in the app. */
export function noApiToken(): Refusal {
  return new Refusal(403, message('apiTokens.onlyGraphql'), 'API token', 'FORBIDDEN');
}

/** A body above the limit of its route, as a refusal. Other errors are returned unchanged. */
export function asRefusal<T extends FastifyError | Refusal>(error: T): T | Refusal {
  return error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
}

/** A 503 response: a retry may succeed in a moment. */
export function busy(reason: string): Refusal {
  return new Refusal(503, message('request.busy'), reason);
}
