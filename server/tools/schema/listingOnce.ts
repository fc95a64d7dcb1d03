import type { KeyedMade } from '../../context/idempotencyKeys';
import { badInput } from '../../validation/errors';

/** The id of the tool that was created under a key; throws `BAD_USER_INPUT` when the key came with other arguments. */
export function getToolId(found: KeyedMade): number {
  if (found.kind === 'other arguments') {
    throw badInput('This Idempotency-Key was used for another tool. Please send a new key.');
  }
  return found.id;
}
