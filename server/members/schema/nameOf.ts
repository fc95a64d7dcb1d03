import type { RequestContext } from '../../context/context';
import { say } from '../../texts/say';
import type { MemberRecord } from '../records/users';

/** A member's name; for a former member, a text in the reader's language. */
export const nameOf = (
  { name, isFormer }: Pick<MemberRecord, 'name' | 'isFormer'>,
  { language }: Pick<RequestContext, 'language'>,
): string => (isFormer ? say('Tidligere medlem', language) : name);
