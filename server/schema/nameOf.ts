import type { RequestContext } from '../context';
import type { MemberRecord } from '../records/users';
import { said, say } from '../texts/say';

/** What a member is called; who has left, in the language of whoever reads it. */
export const nameOf = (
  { name, isFormer }: Pick<MemberRecord, 'name' | 'isFormer'>,
  { language }: Pick<RequestContext, 'language'>,
): string => (isFormer ? say(said('Tidligere medlem'), language) : name);
