import { bookingNumber } from '../../domain/bookings/bookingNumber';
import { handoverMoments } from '../../domain/bookings/handover';
import { mostClaimed } from '../../domain/payments/coverClaims';
import { lateFeeSoFar } from '../bookings/bookingFields';
import { type BookingRecord, bookingById, listHistory } from '../bookings/records/bookings';
import { handoverPictures, type ItemRecord, listItems } from '../bookings/records/handover';
import type { Executor } from '../database/openDatabase';
import { findCoverClaim } from '../payments/records/coverClaims';
import { balancesOfBooking } from '../payments/records/ledger';
import { paymentsOfBooking } from '../payments/records/payments';
import { readableEmail } from '../texts/readableEmail';
import { pictureAddress } from '../tools/pictures/pictureAddress';
import { plainTable } from './plainTable';
import { readBookingId, SupportRefused } from './readCommand';
import { jobsOfBooking, namesOfBooking } from './records/support';
import type { Run } from './supportCommand';
import { kroner, moment } from './words';

const momentNames = { pickUp: 'pick-up', return: 'return' } as const;

/** When each of the two ticked an item, at the pick-up and at the return: the columns of the checklist. */
const ticked = (ticks: ItemRecord['ticks']) =>
  handoverMoments.flatMap((at) =>
    (['owner', 'borrower'] as const).map((side) =>
      moment(ticks.find((tick) => tick.moment === at && tick.by === side)?.at ?? null),
    ),
  );

/** Everything about a booking that staff may see. */
async function readCase(executor: Executor, booking: BookingRecord) {
  const { id } = booking;
  const names = await namesOfBooking(executor, id);
  const photographs = await handoverPictures(executor, id);
  return {
    booking: { ...booking, ...names },
    cover: await findCoverClaim(executor, id),
    payments: await paymentsOfBooking(executor, id),
    accounts: Object.fromEntries(await balancesOfBooking(executor, id)),
    checklist: await listItems(executor, id),
    photographs: photographs.map(({ sha256, ...picture }) => ({
      ...picture,
      url: pictureAddress(sha256),
    })),
    history: await listHistory(executor, id),
    jobs: await jobsOfBooking(executor, id),
  };
}

type BookingCase = Awaited<ReturnType<typeof readCase>>;

function listFacts({ booking, cover }: BookingCase, now: Date) {
  return [
    ['State', `${booking.state} since ${moment(booking.since)}`],
    ['Owner', `${booking.owner} <${readableEmail(booking.ownerEmail)}>, member ${booking.ownerId}`],
    [
      'Borrower',
      `${booking.borrower} <${readableEmail(booking.borrowerEmail)}>, member ${booking.borrowerId}`,
    ],
    ['Days', `${booking.startDate} to ${booking.endDate}, ${booking.units} of the tool`],
    ['Returned', booking.returnedOn],
    ['Rental', kroner(booking.rentalCents)],
    ['Service fee', kroner(booking.serviceFeeCents)],
    ['Insurance', kroner(booking.insuranceCents)],
    ['Deposit', kroner(booking.depositCents)],
    [
      'Late fee',
      kroner(lateFeeSoFar(booking, now)) + (booking.lateWaivedAt === null ? '' : ', waived'),
    ],
    ['Claim', kroner(booking.claimCents)],
    ['Claimed because', booking.claimText],
    ['Owner proposes', kroner(booking.ownerProposesCents)],
    ['Borrower proposes', kroner(booking.borrowerProposesCents)],
    ['At most', kroner(mostClaimed(booking))],
    ['Declared value', kroner(booking.declaredValueCents)],
    ['Settled on', kroner(booking.settledClaimCents)],
    ['Asked of the insurance', cover && `${kroner(cover.askedCents)}, ${cover.state}`],
    ['Paid by the insurance', cover && kroner(cover.paidCents)],
    ['No-show', booking.noShow],
  ];
}

function listTables({
  payments,
  accounts,
  checklist,
  photographs,
  history,
  jobs,
}: BookingCase): string[] {
  return [
    'Payments',
    plainTable(
      'Id,For,State,Amount,Taken,Given back,Failure'.split(','),
      payments.map((each) => [
        ...[each.id, each.purpose, each.state, kroner(each.ore), kroner(each.captured_ore)],
        ...[kroner(each.refunded_ore - each.refund_failed_ore), each.failure],
      ]),
    ),
    'Accounts',
    plainTable(
      ['Account', 'Sum'],
      Object.entries(accounts).map(([account, ore]) => [account, kroner(ore)]),
    ),
    'Checklist',
    plainTable(
      'Item,Owner at pick-up,Borrower at pick-up,Owner at return,Borrower at return'.split(','),
      checklist.map(({ name, ticks }) => [name, ...ticked(ticks)]),
      'The tool came with nothing else.',
    ),
    'Photographs',
    plainTable(
      'When,Of the,By,Address'.split(','),
      photographs.map((each) => [
        ...[moment(each.at), momentNames[each.moment], each.by, each.url],
      ]),
      'None.',
    ),
    'History',
    plainTable(
      'When,Who,Step,State,Note'.split(','),
      history.map((each) => [
        ...[moment(each.at), each.actor, each.step, each.toState],
        each.amountCents === null ? each.note : kroner(each.amountCents),
      ]),
    ),
    'Jobs that wait',
    plainTable(
      'Kind,Due,Tries,Last error'.split(','),
      jobs.map(({ kind, dueAt, tries, lastError }) => [
        ...[kind, dueAt.getTime() === 0 ? 'at once' : moment(dueAt), tries, lastError],
      ]),
    ),
  ];
}

export const lookAtBooking: Run = async ({ what }, { executor, now }) => {
  const id = readBookingId(what);
  const booking = await bookingById(executor, id);
  if (!booking) throw new SupportRefused(`There is no booking ${what}.`);
  const data = await readCase(executor, booking);
  const text = [
    `${bookingNumber(id)} (id ${id}): ${data.booking.tool}`,
    plainTable(['', ''], listFacts(data, now())).trim(),
    ...listTables(data),
  ].join('\n\n');
  return { text, data };
};
