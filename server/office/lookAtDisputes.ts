import { canTake, decidableAt } from '../../domain/bookings/bookingLife';
import { bookingNumber } from '../../domain/bookings/bookingNumber';
import { statementSide } from '../../domain/bookings/pickupStatement';
import { heldOfNoShow, statementMoney } from '../bookings/bookingMoney';
import { lateFeeOfDispute, settlementLimit } from '../bookings/dispute';
import { bookingById, listHistory, toFacts, toStatement } from '../bookings/records/bookings';
import type { Executor } from '../database/openDatabase';
import { plainTable } from './plainTable';
import { disputes, namesOfBooking } from './records/support';
import type { Run } from './supportCommand';
import { kroner, moment } from './words';

const statementSteps: readonly string[] = [
  'assertOwnerAbsent',
  'assertFault',
  'assertNoShow',
  'assertCancel',
  'reportFaultAfterPickup',
];

/** The facts of a dispute: the claim, its background, and from when it can be decided. Null when there is none. */
export async function findDispute(executor: Executor, id: number, now: Date) {
  const booking = await bookingById(executor, id);
  if (booking?.state !== 'inDispute') return null;
  const history = await listHistory(executor, id);
  const asked = history.findLast(({ step }) => step === 'askSupport');
  return {
    id,
    number: bookingNumber(id),
    ...(await namesOfBooking(executor, id)),
    about: 'claim' as const,
    since: booking.since,
    claimCents: booking.claimCents,
    ownerProposesCents: booking.ownerProposesCents,
    borrowerProposesCents: booking.borrowerProposesCents,
    mostCents: settlementLimit(booking),
    depositCents: booking.depositHeldAt === null ? 0 : booking.depositCents,
    isBack: booking.returnedOn !== null,
    lateCents: lateFeeOfDispute(booking),
    askedBy: asked?.actor ?? null,
    decidableAt: booking.supportAskedAt ?? decidableAt(booking),
    isDecidable: canTake('decideClaim', 'support', toFacts(booking), now),
  };
}

/**
 * The facts of a contested no-show: the held amount, the borrower's words, and since when it waits. Support can decide
 * it immediately.
 */
export async function findContestedNoShow(executor: Executor, id: number) {
  const booking = await bookingById(executor, id);
  if (booking?.noShow !== 'contested') return null;
  const history = await listHistory(executor, id);
  const contested = history.find(({ step }) => step === 'contestNoShow');
  return {
    id,
    number: bookingNumber(id),
    ...(await namesOfBooking(executor, id)),
    about: 'no-show' as const,
    since: booking.since,
    heldCents: heldOfNoShow(booking, 'borrower'),
    contestedAt: contested?.at ?? null,
    contestText: contested?.note ?? null,
    isDecidable: true,
  };
}

/** The facts of a contested statement about the pick-up, or of a pick-up that one side never confirmed. */
export async function findContestedStatement(executor: Executor, id: number) {
  const booking = await bookingById(executor, id);
  const statement = booking && toStatement(booking);
  if (!booking || statement?.stage !== 'contested') return null;
  const history = await listHistory(executor, id);
  const made = history.findLast(({ step }) => statementSteps.includes(step));
  const contested = history.findLast(({ step }) => step === 'contestStatement');
  return {
    id,
    number: bookingNumber(id),
    ...(await namesOfBooking(executor, id)),
    about: 'pick-up' as const,
    kind: statement.kind,
    since: statement.at,
    madeBy: statementSide(statement.kind),
    ownerGaveIt: booking.ownerGaveItAt !== null,
    borrowerHasIt: booking.borrowerHasItAt !== null,
    text: made?.note ?? null,
    contestText: contested?.note ?? null,
    backCents: statementMoney(booking, statement).backCents,
    isDecidable: true,
  };
}

export const lookAtDisputes: Run = async (_command, { executor, now }) => {
  const found = [];
  for (const id of await disputes(executor)) {
    const open =
      (await findDispute(executor, id, now())) ??
      (await findContestedNoShow(executor, id)) ??
      (await findContestedStatement(executor, id));
    if (open) found.push(open);
  }
  const head =
    'Id,Number,Tool,Owner,Borrower,About,Amount,Deposit,Tool is,Asked by,Decide from'.split(',');
  const rows = found.map((each) => [
    ...[each.id, each.number, each.tool, each.owner, each.borrower, each.about],
    ...(each.about === 'claim'
      ? [
          ...[kroner(each.claimCents), kroner(each.depositCents), each.isBack ? 'back' : 'out'],
          ...[each.askedBy, each.isDecidable ? 'now' : moment(each.decidableAt)],
        ]
      : each.about === 'no-show'
        ? [kroner(each.heldCents), '-', 'not fetched', 'borrower', 'now']
        : [kroner(each.backCents), '-', each.kind, each.madeBy ?? '-', 'now']),
  ]);
  return { text: plainTable(head, rows, 'No dispute is open.'), data: found };
};
