import rows from './data/furtherMembers.json' with { type: 'json' };
import { readMembers, type SampleMember } from './members';

/** Members who own the service's other demo tools, so that their profiles open too (D5). They have no picture: `avatar` is empty. */
export const furtherMembers: readonly SampleMember[] = readMembers('furtherMembers.json', rows).map(
  (member) => ({ ...member, avatar: '' }),
);
