import { splitClaim } from '../../domain/payments/coverClaims';
import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { askForCover } from '../payments/coverClaims';
import { findCoverClaim } from '../payments/records/coverClaims';
import { type BookingPayments, callsAbout, type PaymentRecord } from '../payments/records/payments';
import type { BookingDependencies } from './BookingDependencies';
import { latestPayments, postForBooking } from './bookingMoney';
import { publishEvent } from './publishEvent';
import type { BookingRecord } from './records/bookings';
import { type DepositNeed, settleDeposit } from './settleDeposit';
import { settleRental } from './settleRental';

/** The parts of a settled claim and an unpaid late fee that the deposit pays. The claim comes first. */
function splitDeposit(booking: BookingRecord, lateCents: number): DepositNeed {
  const { fromDepositCents, depositBackCents } = splitClaim(
    booking.settledClaimCents ?? 0,
    booking,
  );
  return { claimCents: fromDepositCents, lateCents: Math.min(lateCents, depositBackCents) };
}

/** How the latest deposit of a booking is. `underWay`: the provider's answer will tell. */
type DepositStanding = 'there' | 'underWay' | 'gone';

function findStanding(money: BookingPayments, deposit: PaymentRecord | null): DepositStanding {
  if (!deposit) return 'gone';
  if (deposit.captured_ore > 0) return 'there';
  if (['begun', 'needsAction'].includes(deposit.state)) return 'underWay';
  if (callsAbout(money, deposit).some(({ state }) => state === 'asking')) return 'underWay';
  return deposit.state === 'authorised' ? 'there' : 'gone';
}

/**
 * Posts what the deposit does not pay: the rest of the late fee, and all that a deposit should have paid which the bank
 * has released, become a debt of the borrower. What is above the deposit is asked of the insurance account, where it
 * waits for staff. Returns whether there is a new debt.
 */
async function settleRest(
  transaction: Executor,
  booking: BookingRecord,
  {
    need,
    lateCents,
    standing,
    at,
  }: { need: DepositNeed; lateCents: number; standing: DepositStanding; at: Date },
): Promise<boolean> {
  const { ownerId, borrowerId } = booking;
  const { coverCents } = splitClaim(booking.settledClaimCents ?? 0, booking);
  const cover = await findCoverClaim(transaction, booking.id);
  // The insurance paid this claim before staff decided about cover, and with it what a released deposit did not pay.
  if (cover !== null && cover.askedCents > coverCents) return false;
  if (coverCents > 0) await askForCover(transaction, booking, coverCents, at);
  const debts = [
    { name: 'debt', cents: lateCents - need.lateCents },
    {
      name: 'debt of the deposit',
      cents: standing === 'gone' ? need.lateCents + need.claimCents : 0,
    },
  ];
  let owes = false;
  for (const { name, cents } of debts) {
    if (cents <= 0) continue;
    const entries = postings.debt({ ownerId, borrowerId, cents });
    if (await postForBooking(transaction, booking, { name, kind: 'debt', entries, at })) {
      owes = true;
    }
  }
  if (owes) {
    const cents = debts.reduce((sum, debt) => sum + Math.max(0, debt.cents), 0);
    await publishEvent(transaction, booking, { kind: 'debtPosted', cents }, at);
  }
  return owes;
}

/**
 * Stores what a booking's money still needs in its present state, in the transaction that holds the booking's lock:
 * calls of the provider with their postings, and postings that move nothing outside. Each has a key of its own, so
 * that a second look does nothing twice. `money` is read in the same transaction. `lateCents` is the late fee that
 * the card was asked for and did not pay. Returns whether the borrower has a new debt.
 */
export async function settleMoney(
  dependencies: Pick<BookingDependencies, 'payments' | 'commissionPercent' | 'now'>,
  transaction: Executor,
  {
    booking,
    money,
    lateCents,
  }: { booking: BookingRecord; money: BookingPayments; lateCents: number },
): Promise<boolean> {
  const { rental, deposit } = latestPayments(money.payments);
  const need = splitDeposit(booking, lateCents);
  if (rental) await settleRental(dependencies, transaction, { booking, rental, money });
  const standing = findStanding(money, deposit);
  if (deposit) await settleDeposit(dependencies, transaction, { booking, deposit, money }, need);
  // A fault that counts can end together with a claim about the return.
  if (booking.state !== 'completed') return false;
  return settleRest(transaction, booking, { need, lateCents, standing, at: dependencies.now() });
}
