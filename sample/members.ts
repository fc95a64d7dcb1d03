import type { CalendarDate } from '../domain/values/days';
import rows from './data/members.json' with { type: 'json' };
import { isDate, isInteger, isText, readRows } from './readRows';

/** A member of the demo: the fields of the public profile (§3), and the about text in Danish for the service. */
export interface SampleMember {
  id: string;
  name: string;
  /** The address of their picture; empty without one. */
  avatar: string;
  location: string;
  memberSince: CalendarDate;
  bio: string;
  /** The `about` text that the service stores: the tool page that shows it is Danish (D1). */
  aboutDanish: string;
  /** In percent. */
  responseRate: number;
  /** How long they take to answer. */
  responseMinutes: number;
}

export const readMembers = (file: string, found: readonly object[]) =>
  readRows<Omit<SampleMember, 'avatar'>>(file, found, {
    id: isText,
    name: isText,
    location: isText,
    memberSince: isDate,
    bio: isText,
    aboutDanish: isText,
    responseRate: isInteger,
    responseMinutes: isInteger,
  });

/** The eight members who own the sample tools, with ids `1` to `8` in the service too (D5). */
export const sampleMembers: readonly SampleMember[] = readMembers('members.json', rows).map(
  (member) => ({ ...member, avatar: `/images/members/${member.id}.svg` }),
);
