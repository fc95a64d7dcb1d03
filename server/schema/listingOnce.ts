import { badInput } from '../errors';
import type { KeyedMade } from '../records/idempotencyKeys';
import { type Said, said } from '../texts/say';

/** The id of the tool that was created under a key; throws `BAD_USER_INPUT` when the key came with other arguments. */
export function toolIdOf(found: KeyedMade): number {
  if (found.kind === 'other arguments') {
    throw badInput('This Idempotency-Key was used for another tool. Please send a new key.');
  }
  return found.id;
}

/** The error for a person who lists more tools than the rate limit allows. */
export function tooManyListings(minutes: number): Said {
  return minutes === 1
    ? said('You have listed many tools within an hour. Please try again in 1 minute.')
    : said('You have listed many tools within an hour. Please try again in {minutes} minutes.', {
        minutes,
      });
}
