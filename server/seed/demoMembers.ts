import type { Trader } from '../../domain/members/lender';
import type { CalendarDate } from '../../domain/values/days';
import { furtherMembers } from '../../sample/furtherMembers';
import { sampleMembers } from '../../sample/members';

/** A row of `users` in the demo. */
export interface DemoMember {
  /** `1` to `8` are the sample members (D5), further ones follow. */
  id: string;
  name: string;
  email: string;
  /** Null for members without a demo sign-in. */
  password: string | null;
  /** A place that `findPlace` knows. */
  location: string;
  memberSince: CalendarDate;
  about: string;
  /** Null for a member without a picture. */
  avatarImageUrl: string | null;
  /** Null for members who lend as private persons. */
  trader: Trader | null;
}

/** Data that only the service needs, by member id. The e-mails, phones and CVR numbers do not exist. */
const accounts: Record<string, { email: string; password?: string; trader?: Trader }> = {
  1: { email: 'freja@skuret.example' },
  2: { email: 'henrik@skuret.example' },
  3: { email: 'kirsten@skuret.example' },
  4: { email: 'elias@skuret.example' },
  5: { email: 'amina@skuret.example' },
  6: {
    email: 'torben@skuret.example',
    trader: {
      businessName: 'Torbens Maskinudlejning',
      cvr: '98000003',
      address: 'Industrivej 12, 4000 Roskilde',
      email: 'udlejning@torben.example',
      phone: '+45 00 00 00 06',
    },
  },
  7: { email: 'signe@skuret.example' },
  8: { email: 'mads@skuret.example' },
  9: { email: 'mette@skuret.example', password: 'laan-en-boremaskine' },
  10: { email: 'jonas@skuret.example', password: 'laan-en-stige' },
  11: { email: 'lars@skuret.example' },
  12: { email: 'aisha@skuret.example' },
  13: { email: 'poul.erik@skuret.example' },
  14: { email: 'camilla@skuret.example' },
  15: {
    email: 'rasmus@skuret.example',
    trader: {
      businessName: 'Lyngø Motor ApS',
      cvr: '99000007',
      address: 'Havnegade 3, 6700 Esbjerg',
      email: 'hej@lyngoe.example',
      phone: '+45 00 00 00 15',
    },
  },
  16: { email: 'birgit@skuret.example' },
  17: { email: 'oliver@skuret.example' },
  18: { email: 'hanne@skuret.example' },
  19: { email: 'jens@skuret.example' },
  20: { email: 'ida@skuret.example' },
};

/** All members of the demo database, in the order of their ids. */
export const demoMembers: readonly DemoMember[] = [...sampleMembers, ...furtherMembers].map(
  ({ id, name, location, memberSince, aboutDanish, avatar }) => {
    const account = accounts[id];
    if (!account) throw new Error(`Member ${id} has no account`);
    return {
      id,
      name,
      email: account.email,
      password: account.password ?? null,
      location,
      memberSince,
      about: aboutDanish,
      avatarImageUrl: avatar || null,
      trader: account.trader ?? null,
    };
  },
);

/** The sign-ins that the README names. The first owns tools that have reservations in every state. */
export const demoSignIns: readonly {
  memberId: string;
  name: string;
  email: string;
  password: string;
}[] = demoMembers.flatMap(({ id, name, email, password }) =>
  password === null ? [] : [{ memberId: id, name, email, password }],
);
