import { plainEmail } from '../../domain/members/email';
import { noteSecurity } from '../members/auth/noteSecurity';
import { membersLeaving } from '../members/records/leaving';
import { deleteSecondFactor } from '../members/records/secondFactors';
import { insertSecurityEvent } from '../members/records/securityEvents';
import { endSessionsBut } from '../members/records/sessions';
import { lockMember } from '../members/records/users';
import { readEarnings } from '../payments/records/earnings';
import { readBalance } from '../payments/records/ledger';
import { readableEmail } from '../texts/readableEmail';
import { readId } from '../validation/readId';
import { plainTable } from './plainTable';
import { readReason, SupportRefused } from './readCommand';
import {
  bookingsOfMember,
  insertSupportAction,
  type SupportedMember,
  supportActionsOfMember,
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
  const [bookings, tools, deeds] = [
    await bookingsOfMember(executor, id),
    await toolsOfMember(executor, id),
    await supportActionsOfMember(executor, id),
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
    'What we have done',
    plainTable(
      'When,What,Tool,Reason'.split(','),
      deeds.map((each) => [moment(each.at), each.action, each.toolId, each.reason]),
    ),
  ].join('\n\n');
  return { text, data: { ...member, owesCents, heldCents, dueCents, bookings, tools, deeds } };
};

/** Turns two-step sign-in off for a member who has lost the app and the recovery codes. They are notified by mail. */
export const removeFactor: Run = async (command, parts) => {
  const reason = readReason(command);
  const { id, name } = await readMember(command.what, parts);
  const at = parts.now();
  await parts.executor.transaction().execute(async (transaction) => {
    await lockMember(transaction, id);
    if (!(await deleteSecondFactor(transaction, id))) {
      throw new SupportRefused(`${name} has no two-step sign-in.`);
    }
    const kind = 'secondFactorRemovedBySkuret' as const;
    const nowhere = { userAgent: '', now: parts.now };
    await noteSecurity(transaction, nowhere, { memberId: id, kind });
    await insertSupportAction(transaction, {
      action: 'remove-second-factor',
      memberId: id,
      toolId: null,
      reason,
      at,
    });
  });
  return { text: `${name} signs in with the password alone.`, data: { id, reason } };
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

/** Signs a member out everywhere. Open pages notice it at the next check of tokens, within seconds. */
export const endMemberSessions: Run = async (command, parts) => {
  const reason = readReason(command);
  const { id, name } = await readMember(command.what, parts);
  const at = parts.now();
  await parts.executor.transaction().execute(async (transaction) => {
    await lockMember(transaction, id);
    await endSessionsBut(transaction, { memberId: id, kept: null }, at);
    await insertSecurityEvent(transaction, {
      memberId: id,
      kind: 'endedBySkuret',
      browser: null,
      system: null,
      email: null,
      at,
    });
    await insertSupportAction(transaction, {
      action: 'end-sessions',
      memberId: id,
      toolId: null,
      reason,
      at,
    });
  });
  return {
    text: `${name} is signed out everywhere.`,
    data: { id, sessionsEndedAt: at, reason },
  };
};
