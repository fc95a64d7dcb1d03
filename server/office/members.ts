import { plainEmail } from '../../domain/members/email';
import { membersLeaving } from '../members/records/leaving';
import { measuresOfMember } from '../members/records/measures';
import { readEarnings } from '../payments/records/earnings';
import { readBalance } from '../payments/records/ledger';
import { readableEmail } from '../texts/readableEmail';
import { readId } from '../validation/readId';
import { plainTable } from './plainTable';
import { SupportRefused } from './readCommand';
import {
  bookingsOfMember,
  type SupportedMember,
  supportedMember,
  toolsOfMember,
} from './records/support';
import type { Run, SupportParts } from './supportCommand';
import { kroner, moment } from './words';

async function readMember(what: string, { executor }: SupportParts): Promise<SupportedMember> {
  const id = readId(what);
  const member = await supportedMember(
    executor,
    id === null ? { email: plainEmail(what) } : { id },
  );
  if (!member) throw new SupportRefused(`There is no member "${what}".`);
  return member;
}

export const lookAtMember: Run = async ({ what }, parts) => {
  const { executor } = parts;
  const member = await readMember(what, parts);
  const { id } = member;
  const owesCents = await readBalance(executor, `borrower:${id}:debt`);
  const { heldCents, dueCents } = await readEarnings(executor, id);
  const [bookings, tools, measures] = [
    await bookingsOfMember(executor, id),
    await toolsOfMember(executor, id),
    await measuresOfMember(executor, id, 100),
  ];
  const text = [
    `${member.name} <${readableEmail(member.email)}>, member ${id}`,
    plainTable(
      ['', ''],
      [
        ['Joined', moment(member.createdAt)],
        ['E-mail confirmed', moment(member.emailConfirmedAt)],
        ['Sessions ended', moment(member.sessionsEndedAt)],
        ...(member.leavingAt
          ? [
              ['Deleted their account', moment(member.leavingAt)],
              member.leftAt
                ? ['Gone for good', moment(member.leftAt)]
                : ['Can come back until', moment(member.leavesAt)],
            ]
          : []),
        ['Owes', kroner(owesCents)],
        ['Held for them', kroner(heldCents)],
        ['Paid out next', kroner(dueCents)],
      ],
    ).trim(),
    'Bookings',
    plainTable(
      'Id,Tool,Role,From,To,State'.split(','),
      bookings.map((each) => [
        ...[each.id, each.tool, each.role, each.startDate, each.endDate, each.state],
      ]),
    ),
    'Tools',
    plainTable(
      'Id,Name,State,Hidden because'.split(','),
      tools.map((each) => [each.id, each.name, each.state, each.hiddenReason]),
    ),
    'Measures',
    plainTable(
      'When,What,Tool,Until,Lifted,Facts'.split(','),
      measures.map((each) => [
        ...[
          moment(each.takenAt),
          each.kind,
          each.tool,
          each.lastDay,
          moment(each.liftedAt),
          each.facts,
        ],
      ]),
    ),
  ].join('\n\n');
  return { text, data: { ...member, owesCents, heldCents, dueCents, bookings, tools, measures } };
};

/** Members who have deleted their account and can still come back; the next to be deleted comes first. */
export const lookAtLeaving: Run = async (_command, { executor }) => {
  const members = await membersLeaving(executor, 200);
  const text =
    members.length === 0
      ? 'Nobody is leaving.'
      : plainTable(
          'Id,Name,E-mail,Deleted their account,Gone for good'.split(','),
          members.map(({ id, name, email, leavingAt, leavesAt }) => [
            ...[id, name, readableEmail(email), moment(leavingAt), moment(leavesAt)],
          ]),
        );
  return { text, data: members };
};
