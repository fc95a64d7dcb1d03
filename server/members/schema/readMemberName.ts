import type { RequestContext } from '../../context/context';
import { message, translate } from '../../texts/translate';
import type { MemberRecord } from '../records/users';

/** A member's name; for a former member, a text in the reader's language. */
export const readMemberName = (
  { name, isFormer }: Pick<MemberRecord, 'name' | 'isFormer'>,
  { language }: Pick<RequestContext, 'language'>,
): string => (isFormer ? translate(message('members.former'), language) : name);
