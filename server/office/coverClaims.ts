import { bookingNumber } from '../../domain/bookings/bookingNumber';
import { approvableCover } from '../../domain/payments/coverClaims';
import { bookingById } from '../bookings/records/bookings';
import type { Executor } from '../database/openDatabase';
import { coverFacts } from '../payments/coverClaims';
import { coverBackground, findCoverClaim, waitingCover } from '../payments/records/coverClaims';
import { translate } from '../texts/translate';
import { limitNames, makeDecision } from './decisions';
import { plainTable } from './plainTable';
import { type Command, readBookingId, readKroner, readReason, SupportRefused } from './readCommand';
import { namesOfBooking } from './records/support';
import type { Run, SupportParts } from './supportCommand';
import { kroner, moment } from './words';

const wholeDays = (since: Date, now: Date) =>
  Math.floor((now.getTime() - since.getTime()) / 86_400_000);

/** The facts of a cover claim for a decision; null when the booking has none. */
async function findCover(executor: Executor, id: number, now: Date) {
  const booking = await bookingById(executor, id);
  const claim = await findCoverClaim(executor, id);
  if (!booking || !claim) return null;
  const { limit, cents: mostCents } = approvableCover(
    await coverFacts(executor, booking, claim, now),
  );
  return {
    id,
    number: bookingNumber(id),
    ...(await namesOfBooking(executor, id)),
    ...claim,
    settledClaimCents: booking.settledClaimCents,
    depositCents: booking.depositCents,
    declaredValueCents: booking.declaredValueCents,
    units: booking.units,
    rentalCents: booking.rentalCents,
    claimText: booking.claimText,
    mostCents,
    limit,
    ...(await coverBackground(executor, booking)),
  };
}

export const lookAtCoverClaims: Run = async (_command, { executor, now }) => {
  const at = now();
  const found = [];
  for (const id of await waitingCover(executor)) {
    const cover = await findCover(executor, id, at);
    if (cover) found.push(cover);
  }
  const head =
    'Id,Number,Tool,Owner,Borrower,Asked,At most now,Declared value,Days old (owner),Days old (borrower),Completed together,Photographs,Since'.split(
      ',',
    );
  const rows = found.map((each) => [
    ...[each.id, each.number, each.tool, each.owner.id, each.borrower.id],
    ...[kroner(each.askedCents), kroner(each.mostCents), kroner(each.declaredValueCents)],
    ...[wholeDays(each.owner.createdAt, at), wholeDays(each.borrower.createdAt, at)],
    ...[each.together.completed, each.photos, moment(each.madeAt)],
  ]);
  return { text: plainTable(head, rows, 'No cover claim waits.'), data: found };
};

export const lookAtCoverClaim: Run = async ({ what }, { executor, now }) => {
  const id = readBookingId(what);
  const at = now();
  const cover = await findCover(executor, id, at);
  if (!cover) throw new SupportRefused(`Booking ${what} has no cover claim.`);
  const { together } = cover;
  const members = (['owner', 'borrower'] as const).map((side) => {
    const { id: memberId, createdAt, emailConfirmed, completed, chargebacks } = cover[side];
    return [
      ...[side, memberId, wholeDays(createdAt, at), emailConfirmed ? 'yes' : 'no'],
      ...[completed, chargebacks],
    ];
  });
  const text = [
    `Cover claim of ${cover.number} (id ${id}): ${cover.tool}`,
    plainTable(
      ['', ''],
      [
        ['State', `${cover.state} since ${moment(cover.decidedAt ?? cover.madeAt)}`],
        ['Claimed because', cover.claimText],
        ['Settled on', kroner(cover.settledClaimCents)],
        ['Deposit', kroner(cover.depositCents)],
        ['Asked of the insurance', kroner(cover.askedCents)],
        [
          'Can be approved now',
          `${kroner(cover.mostCents)}: ${translate(limitNames[cover.limit], 'en')}`,
        ],
        ['Declared value', `${kroner(cover.declaredValueCents)}, ${cover.units} of the tool`],
        ['Rental', kroner(cover.rentalCents)],
        ['Photographs', cover.photos],
        ['Paid', kroner(cover.paidCents)],
        ['Reason', cover.reason],
      ],
    ).trim(),
    'Members',
    plainTable('Side,Member,Days old,E-mail confirmed,Completed,Chargebacks'.split(','), members),
    'The two together, without this booking',
    plainTable('Bookings,Completed,Rentals,Claims,Paid by the insurance'.split(','), [
      [
        ...[together.bookings, together.completed, kroner(together.rentalCents)],
        ...[together.claims, kroner(together.coverPaidCents)],
      ],
    ]),
  ].join('\n\n');
  return { text, data: cover };
};

async function decideAbout(command: Command, { bookings }: SupportParts, cents: number) {
  const bookingId = readBookingId(command.what);
  const reason = readReason(command);
  const decision = { kind: 'coverClaim', cents } as const;
  const { id } = await makeDecision(bookings, { bookingId, decision, reason });
  return { id, ...(await findCoverClaim(bookings.executor, id)) };
}

/** Pays an amount of a cover claim from the insurance account to the owner, by the next payout. */
export const approveCover: Run = async (command, parts) => {
  const cents = readKroner(command.amount, 'amount');
  if (cents === 0) throw new SupportRefused('To pay nothing, reject it: reject-cover ID --reason');
  const data = await decideAbout(command, parts, cents);
  return { text: `${kroner(cents)} goes to the owner of booking ${data.id}. Both are told.`, data };
};

export const rejectCover: Run = async (command, parts) => {
  const data = await decideAbout(command, parts, 0);
  return { text: `The insurance pays nothing for booking ${data.id}. Both are told.`, data };
};
