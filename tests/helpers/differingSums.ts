import { sql } from 'kysely';
import { bookingNumber } from '../../domain/bookings/bookingNumber';
import { bookingAmount, settledCents } from '../../domain/payments/bookingAmount';
import { getReceipt, type Side } from '../../domain/payments/receipt';
import { type StatementLine, statementSide } from '../../domain/payments/statement';
import { type BookingRecord, bookingById } from '../../server/bookings/records/bookings';
import type { Executor } from '../../server/database/openDatabase';
import { listDebts } from '../../server/payments/records/debts';
import { readEarnings } from '../../server/payments/records/earnings';
import { balancesOfBooking, readBalance } from '../../server/payments/records/ledger';
import {
  paidOutOfBooking,
  postingsOfBooking,
  postingsOfBookings,
  type StatementRecord,
  statementLines,
  statementYears,
} from '../../server/payments/records/receipts';

const sides: readonly Side[] = ['BORROWER', 'OWNER'];

function add<T>(rows: readonly T[], cents: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + cents(row), 0);
}

/** The line as the schema gives it to the statement page, which adds up the year. */
function shownLine({ bookingId, role, startDate, endDate, kind, at, cents }: StatementRecord) {
  return {
    bookingId: String(bookingId),
    number: bookingNumber(bookingId),
    role,
    tool: { name: '' },
    member: { name: '' },
    startDate,
    endDate,
    line: { kind, at: at.toISOString(), amountCents: cents },
  } satisfies StatementLine;
}

/** What the screens of a member are made of: the lists of bookings, all yearly statements, earnings and debts. */
async function readScreens(executor: Executor, memberId: number) {
  const listed = await postingsOfBookings(executor, memberId);
  const lines: StatementRecord[] = [];
  const yearCents = { BORROWER: 0, OWNER: 0 };
  for (const year of await statementYears(executor, memberId)) {
    const { lines: ofYear } = await statementLines(executor, memberId, year);
    lines.push(...ofYear);
    for (const side of sides) {
      yearCents[side] += statementSide(ofYear.map(shownLine), side).totalCents;
    }
  }
  return {
    lists: new Map(listed.map(({ bookingId, role, posted }) => [bookingId, { role, posted }])),
    lines,
    yearCents,
    earnings: await readEarnings(executor, memberId),
    debts: await listDebts(executor, memberId),
  };
}
type Screens = Awaited<ReturnType<typeof readScreens>>;

/** Compares the figures of one booking for one side. */
async function compareSide(
  executor: Executor,
  booking: BookingRecord,
  side: Side,
  { lists, lines, debts }: Screens,
  say: (what: string) => void,
): Promise<void> {
  const { id, ownerId, borrowerId } = booking;
  const balances = new Map<string, number>(await balancesOfBooking(executor, id));
  const ledger = (account: string) => balances.get(account) ?? 0;
  const owedCents = ledger(`borrower:${borrowerId}:debt`);
  const heldCents = -ledger(`owner:${ownerId}:held`) - owedCents;
  const totalCents =
    side === 'OWNER'
      ? -ledger(`owner:${ownerId}:due`)
      : ledger('provider') + ledger(`deposit:${id}`);
  const isEqual = (what: string, shown: number, inLedger: number) => {
    if (shown !== inLedger) say(`${what} shows ${shown}, the ledger has ${inLedger}`);
  };

  const receipt = getReceipt(await postingsOfBooking(executor, id), side);
  isEqual('the receipt', receipt.totalCents, totalCents);
  isEqual(
    'the receipt’s lines',
    add(receipt.lines, ({ cents }) => cents),
    totalCents,
  );
  isEqual('the receipt’s held money', receipt.heldCents, heldCents);
  isEqual('the receipt’s debt', receipt.owedCents, owedCents);
  if (side === 'BORROWER') {
    const depositCents = ledger('provider:reserved') - ledger(`deposit:${id}`);
    isEqual('the receipt’s deposit', receipt.depositCents, depositCents);
    isEqual(
      'the debt panel',
      debts.find(({ bookingId }) => bookingId === id)?.cents ?? 0,
      owedCents,
    );
  } else {
    const paidOutCents = await paidOutOfBooking(executor, ownerId, id);
    if (paidOutCents < 0 || paidOutCents > totalCents) say(`${paidOutCents} is paid out of it`);
  }
  isEqual(
    'the yearly statement',
    add(
      lines.filter(({ bookingId }) => bookingId === id),
      ({ cents }) => cents,
    ),
    totalCents,
  );

  const settled = settledCents(receipt, side, booking.endedAs !== null);
  if (settled !== null || heldCents === 0 || side === 'BORROWER') {
    isEqual('the booking page', settled ?? 0, totalCents);
  }

  const list = lists.get(id);
  const sums = list ? getReceipt(list.posted, side) : null;
  const bookedCents = side === 'OWNER' ? booking.rentalCents : booking.totalPriceCents;
  const { cents, meaning } = bookingAmount(bookedCents, sums, side);
  if (meaning === 'price') isEqual('the list', 0, totalCents);
  else if (meaning === 'held') isEqual('the list', cents, heldCents);
  else isEqual('the list', meaning === 'allBack' ? 0 : cents, totalCents);
}

/** Compares a member's earnings on the dashboard and their years with their receipts and the ledger. */
async function compareMember(
  executor: Executor,
  memberId: number,
  { lists, yearCents, earnings }: Screens,
  say: (what: string) => void,
): Promise<void> {
  const isEqual = (what: string, shown: number, other: number) => {
    if (shown !== other) say(`${what}: ${shown} and ${other}`);
  };
  const receipts = [...lists.values()]
    .filter(({ role }) => role === 'OWNER')
    .map(({ posted }) => getReceipt(posted, 'OWNER'));
  const { earnedCents, heldCents, dueCents } = earnings;
  const earned = add(receipts, ({ totalCents }) => totalCents);
  isEqual('earned in all and the receipts', earnedCents, earned);
  isEqual('earned in all and the years', earnedCents, yearCents.OWNER);
  isEqual(
    'held and the receipts',
    heldCents,
    add(receipts, (each) => each.heldCents),
  );
  const due = -(await readBalance(executor, `owner:${memberId}:due`));
  isEqual('the next payout and the ledger', dueCents, due);
  if (dueCents > earnedCents)
    say(`${dueCents} is paid out next, more than the ${earnedCents} earned`);
}

/**
 * Events after which a notification names what comes back to the borrower, or what the owner gets, of a booking that
 * ends.
 */
const endEvents: readonly string[] = [
  ...['cancel', 'reportFaultAtPickup', 'reportOwnerAbsent', 'nobodyCame', 'confirmNoShowBySilence'],
  ...['upholdNoShow', 'overturnNoShow', 'confirmReturn', 'confirmReturnBySilence'],
];

/**
 * Compares the amounts in the notifications, and so in the mails and pushes, about the end of a booking with its
 * receipts. `booking` is over, and its money is settled.
 */
export async function findDifferingNotifications(
  executor: Executor,
  { id, ownerId, borrowerId, totalPriceCents, depositCents }: BookingRecord,
): Promise<string[]> {
  const wrong: string[] = [];
  const posted = await postingsOfBooking(executor, id);
  const { rows } = await sql<{ memberId: number; event: string; cents: number | null }>`
    select member_id as "memberId", params->>'event' as event, (params->>'cents')::bigint as cents
    from notices where kind = 'booking_moved' and params->>'booking' = ${String(id)}
  `.execute(executor);
  for (const { memberId, event, cents } of rows) {
    if (cents === null || !endEvents.includes(event)) continue;
    const owners = getReceipt(posted, 'OWNER');
    const borrowers = getReceipt(posted, 'BORROWER');
    // The agreed price, less what the borrower has paid in the end. A change may have given back more before.
    const backCents = borrowers.plusCents === 0 ? 0 : totalPriceCents - borrowers.totalCents;
    const kept = borrowers.lines.filter(
      ({ kind }) => kind === 'DAMAGE' || kind === 'LATE_FEE_FROM_DEPOSIT',
    );
    const isReturned = event.startsWith('confirmReturn');
    const expected =
      memberId === ownerId
        ? owners.totalCents > 0 || isReturned
          ? owners.totalCents + owners.owedCents
          : backCents
        : isReturned
          ? depositCents - add(kept, (line) => line.cents)
          : backCents;
    if (cents !== expected) {
      const reader = memberId === borrowerId ? 'borrower' : 'owner';
      wrong.push(
        `the notification of ${event} tells the ${reader} ${cents}, the ledger has ${expected}`,
      );
    }
  }
  return wrong;
}

/**
 * Compares every sum that the screens show for these bookings and their members with the ledger, at any moment of their
 * lives: booking page, lists, receipt, yearly statement, dashboard and debts. Returns the differences, in words.
 */
export async function differingSums(
  executor: Executor,
  bookingIds: readonly number[],
): Promise<string[]> {
  const wrong: string[] = [];
  const screens = new Map<number, Screens>();
  const ofMember = async (memberId: number) => {
    const known = screens.get(memberId) ?? (await readScreens(executor, memberId));
    screens.set(memberId, known);
    return known;
  };
  for (const id of bookingIds) {
    const booking = await bookingById(executor, id);
    if (!booking) continue;
    for (const side of sides) {
      const memberId = side === 'OWNER' ? booking.ownerId : booking.borrowerId;
      await compareSide(executor, booking, side, await ofMember(memberId), (what) =>
        wrong.push(`booking ${id}, ${side}: ${what}`),
      );
    }
  }
  for (const [memberId, shown] of screens) {
    await compareMember(executor, memberId, shown, (what) =>
      wrong.push(`member ${memberId}: ${what}`),
    );
  }
  return wrong;
}
