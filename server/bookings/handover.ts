import { canTake } from '../../domain/bookings/bookingLife';
import {
  type HandoverMoment,
  momentsToChange,
  momentsToShow,
  mostHandoverPictures,
} from '../../domain/bookings/handover';
import type { Executor } from '../database/openDatabase';
import { paymentsOfBooking } from '../payments/records/payments';
import { lockPictures, releasePictures } from '../tools/records/pictures';
import type { BookingDependencies } from './BookingDependencies';
import { latestPayments } from './bookingMoney';
import { isChargeUnpaid, secureDeposit } from './charges';
import { type BookingRecord, bookingById, toFacts, updateBooking } from './records/bookings';
import {
  deleteHandoverPicture,
  handoverPictures,
  insertHandoverPicture,
  type Side,
  tickItem,
  untickItem,
} from './records/handover';
import { syncOnce } from './syncMoney';
import { type Taken, takeStep } from './takeStep';

/**
 * `closed`: it is too early or too late for it. `missing`: there is no such item or photograph. `gone`: the upload has
 * been deleted.
 */
export type HandoverOutcome = 'done' | 'closed' | 'full' | 'missing' | 'gone';

/** Locks the booking and changes its hand-over record while that is open; the lock keeps the booking's state. */
async function whileOpen(
  transaction: Executor,
  bookingId: number,
  isOpen: (booking: BookingRecord) => boolean,
  work: () => Promise<HandoverOutcome>,
): Promise<HandoverOutcome> {
  const booking = await bookingById(transaction, bookingId, { lock: true });
  if (!booking) return 'missing';
  return isOpen(booking) ? work() : 'closed';
}

/** One of the two says whether an item is there. Idempotent. */
export function setItemTick(
  executor: Executor,
  wanted: { bookingId: number; place: number; moment: HandoverMoment; by: Side; there: boolean },
  now: Date,
): Promise<HandoverOutcome> {
  const { bookingId, moment, there } = wanted;
  const isOpen = (booking: BookingRecord) =>
    momentsToChange(toFacts(booking), now).includes(moment);
  return executor.transaction().execute((transaction) =>
    whileOpen(transaction, bookingId, isOpen, async () => {
      if (there) return (await tickItem(transaction, wanted, now)) ? 'done' : 'missing';
      await untickItem(transaction, wanted);
      return 'done';
    }),
  );
}

/** Adds an uploaded photograph to the hand-over. Idempotent. */
export function addPicture(
  executor: Executor,
  wanted: { bookingId: number; moment: HandoverMoment; by: Side; userId: number; sha256: string },
  now: Date,
): Promise<HandoverOutcome> {
  const { bookingId, moment, by, userId, sha256 } = wanted;
  const isOpen = (booking: BookingRecord) => momentsToShow(toFacts(booking), now).includes(moment);
  return executor.transaction().execute((transaction) =>
    whileOpen(transaction, bookingId, isOpen, async () => {
      const there = (await handoverPictures(transaction, bookingId)).filter(
        (picture) => picture.moment === moment,
      );
      if (there.some((picture) => picture.sha256 === sha256)) return 'done';
      if (there.length >= mostHandoverPictures) return 'full';
      if (!(await lockPictures(transaction, userId, [sha256]))) return 'gone';
      await insertHandoverPicture(transaction, bookingId, { moment, by, sha256, at: now });
      return 'done';
    }),
  );
}

/** Removes the member's own photograph. Idempotent. */
export function removePicture(
  executor: Executor,
  wanted: { bookingId: number; pictureId: number; by: Side; userId: number },
  now: Date,
): Promise<HandoverOutcome> {
  const { bookingId, pictureId, by, userId } = wanted;
  return executor.transaction().execute(async (transaction) => {
    const booking = await bookingById(transaction, bookingId, { lock: true });
    const picture = (await handoverPictures(transaction, bookingId)).find(
      ({ id }) => id === pictureId,
    );
    if (!booking || !picture) return 'done';
    if (picture.by !== by) return 'missing';
    if (!momentsToChange(toFacts(booking), now).includes(picture.moment)) return 'closed';
    const sha256 = await deleteHandoverPicture(transaction, { id: pictureId, bookingId, by });
    if (sha256 !== null) await releasePictures(transaction, userId, [sha256]);
    return 'done';
  });
}

/** Both members have to confirm the hand-over. `isBoth`: a code that one shows and the other types confirms for both. */
export async function confirmPickup(
  dependencies: BookingDependencies,
  { bookingId, actor, isBoth }: { bookingId: number; actor: Side; isBoth: boolean },
): Promise<Taken | null> {
  const { executor, now } = dependencies;
  const before = await bookingById(executor, bookingId);
  const isPossible = before && canTake('confirmPickup', actor, toFacts(before), now());
  if (isPossible && before.depositHeldAt === null) {
    const isAsked = await secureDeposit(dependencies, before, { atHandover: true });
    if (isAsked) await syncOnce(dependencies, bookingId);
  }
  return takeStep(dependencies, {
    bookingId,
    step: 'confirmPickup',
    actor,
    async work(transaction, booking) {
      if (booking.depositCents > 0 && booking.depositHeldAt === null) {
        const { deposit } = latestPayments(await paymentsOfBooking(transaction, bookingId));
        // A job may be asking the provider for it at this moment.
        return deposit === null || isChargeUnpaid(deposit) ? 'no deposit' : 'deposit on its way';
      }
      const at = now();
      const theirs = actor === 'owner' ? booking.borrowerHasItAt : booking.ownerGaveItAt;
      if (isBoth || theirs !== null) return { borrower_has_it_at: at, owner_gave_it_at: at };
      const mine = actor === 'owner' ? 'owner_gave_it_at' : 'borrower_has_it_at';
      await updateBooking(transaction, bookingId, { [mine]: at });
      return 'not yet';
    },
  });
}
