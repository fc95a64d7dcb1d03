import rows from './data/furtherMembers.json' with { type: 'json' };
import { readMembers, type SampleMember } from './members';

/** The two that the README signs in with. */
const withFace: ReadonlySet<string> = new Set(['9', '10']);

/** Members who own the service's other demo tools, so that their profiles open too (D5). Most have no picture. */
export const furtherMembers: readonly SampleMember[] = readMembers('furtherMembers.json', rows).map(
  (member) => ({
    ...member,
    avatar: withFace.has(member.id) ? `/images/members/${member.id}.svg` : '',
  }),
);
