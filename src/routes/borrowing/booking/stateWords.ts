import type { BookingDetails } from '../../../store/api/bookingsApi';
import { keptOf, lastStep } from './lastStep';

/** The state of a booking in words for its borrower or its owner: what it means, and what happens next. */
export interface StateWords {
  /** Texts as given, with `{other}`, `{start}`, `{end}`, `{due}`, `{total}`, `{deposit}`, `{late}`, `{claim}`, `{held}`, `{stated}`. */
  heading: string;
  text: string;
  tone: 'waiting' | 'good' | 'act' | 'trouble' | 'over';
}

type Words = Omit<StateWords, 'tone'>;
type Side = BookingDetails['role'];
type BySide = Record<Side, Words>;

const awaitingPayment: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'The payment is not finished',
    text: /*i18n*/ 'Nothing is booked before {total} is reserved on your card. Until then nothing is charged.',
  },
  OWNER: {
    heading: /*i18n*/ 'Somebody is about to ask for it',
    text: /*i18n*/ '{other} is paying. You hear of it once the money is reserved.',
  },
};

const requested: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Waiting for {other} to answer',
    text: /*i18n*/ '{total} is reserved on your card, and is charged only if {other} says yes. Without an answer the reservation is let go, and you pay nothing.',
  },
  OWNER: {
    heading: /*i18n*/ '{other} would like to borrow it',
    text: /*i18n*/ 'The money is reserved. When you accept, the days are taken, the money is charged, and the two of you see where to meet.',
  },
};

const accepted: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Agreed: pick it up on {start}',
    text: /*i18n*/ 'Agree on a time with {other}. When you meet, both of you confirm here that you have the tool.',
  },
  OWNER: {
    heading: /*i18n*/ 'Agreed: {other} picks it up on {start}',
    text: /*i18n*/ 'Agree on a time with {other}. When you meet, both of you confirm here that the tool has changed hands.',
  },
};
const notPaidYet: BySide = {
  BORROWER: {
    heading: accepted.BORROWER.heading,
    text: /*i18n*/ '{total} is being charged. As soon as that is done you see here where to pick it up.',
  },
  OWNER: {
    heading: accepted.OWNER.heading,
    text: /*i18n*/ 'The payment is on its way. Hand the tool over only when it says here that it is paid.',
  },
};
const paymentRefused: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Your card was refused',
    text: /*i18n*/ '{other} has said yes, and the days are yours if you pay in another way before {due}. Otherwise the booking is cancelled, and costs nothing.',
  },
  OWNER: {
    heading: /*i18n*/ 'The payment did not go through',
    text: /*i18n*/ '{other} has until {due} to pay in another way. Otherwise the booking is cancelled, and the days are free again.',
  },
};
const oneConfirmed: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'You have confirmed the pick-up',
    text: /*i18n*/ 'It counts as soon as {other} confirms it too. Until then neither of you can cancel alone.',
  },
  OWNER: {
    heading: /*i18n*/ 'You have confirmed that you handed it over',
    text: /*i18n*/ 'It counts as soon as {other} confirms it too. Until then neither of you can cancel alone. If {other} does not confirm it, Skuret decides after the last day, or when you ask for it.',
  },
};
const otherConfirmed: BySide = {
  BORROWER: {
    heading: /*i18n*/ '{other} says that you have the tool',
    text: /*i18n*/ 'Confirm it once you hold it in your hands and it works. Nobody else can do that for you.',
  },
  OWNER: {
    heading: /*i18n*/ '{other} says that the tool is picked up',
    text: /*i18n*/ 'Confirm that you have handed it over.',
  },
};

const disputedPickup: Words = {
  heading: /*i18n*/ 'You do not agree about the pick-up',
  text: /*i18n*/ 'Rental and deposit stay where they are until that is settled. If the tool was picked up after all, the second confirmation settles it.',
};

const pickedUp: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Yours until {end}',
    text: /*i18n*/ 'Agree on a time with {other} for bringing it back. Look at the tool together when you do.',
  },
  OWNER: {
    heading: /*i18n*/ '{other} has it until {end}',
    text: /*i18n*/ 'Agree on a time for the return. Look at the tool together when it comes back.',
  },
};
const overdue: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'It should have been back on {end}',
    text: /*i18n*/ 'Each day that begins costs the price of a day. So far that is {late}. Bring it back as soon as you can, and tell {other} when.',
  },
  OWNER: {
    heading: /*i18n*/ 'It should have been back on {end}',
    text: /*i18n*/ '{other} pays the price of a day for each day that begins, so far {late}. It is yours.',
  },
};
const overdueWaived: BySide = {
  BORROWER: {
    heading: overdue.BORROWER.heading,
    text: /*i18n*/ '{other} asks nothing for the delay. Bring it back as soon as you can.',
  },
  OWNER: {
    heading: overdue.OWNER.heading,
    text: /*i18n*/ 'You ask nothing for the delay. {other} knows.',
  },
};

const returned: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Marked as returned',
    text: /*i18n*/ '{other} looks at the tool, and can report a problem until {due}. Without an answer the rental is completed.',
  },
  OWNER: {
    heading: /*i18n*/ 'It is back: is all well?',
    text: /*i18n*/ 'Look at the tool, then confirm that all is well, or report a problem. Without an answer before {due} the rental is completed.',
  },
};

const claimed: BySide = {
  BORROWER: {
    heading: /*i18n*/ '{other} has reported a problem',
    text: /*i18n*/ '{other} asks for {claim}. You can accept that, propose another amount, or let Skuret decide. Without an answer Skuret decides after 72 hours.',
  },
  OWNER: {
    heading: /*i18n*/ 'You have reported a problem',
    text: /*i18n*/ 'You ask for {claim}. {other} can accept that, propose another amount, or let Skuret decide. Without an answer Skuret decides after 72 hours.',
  },
};
const stayedAway: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'It has not come back',
    text: /*i18n*/ 'The tool is a week late. Bring it back, and agree with {other} on what is to be paid, or let Skuret decide.',
  },
  OWNER: {
    heading: /*i18n*/ 'It has not come back',
    text: /*i18n*/ 'The tool is a week late. Say what you ask for. If you do not agree with {other}, Skuret decides.',
  },
};
const supportDecides: Words = {
  heading: /*i18n*/ 'Skuret decides',
  text: /*i18n*/ 'We look at what both of you have written, and come back to you here and by e-mail.',
};

const completed: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Completed',
    text: /*i18n*/ 'The tool is back with {other}. Thank you for taking good care of it.',
  },
  OWNER: {
    heading: /*i18n*/ 'Completed',
    text: /*i18n*/ 'The tool is back with you, and the money is yours.',
  },
};
const faulty: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Completed: the tool had a fault',
    text: /*i18n*/ 'The tool is back with {other}, and {stated} comes back to the card that you paid with.',
  },
  OWNER: {
    heading: /*i18n*/ 'Completed: the tool had a fault',
    text: /*i18n*/ 'The tool is back with you, and {other} gets {stated} back.',
  },
};
const settled: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Completed',
    text: /*i18n*/ 'The problem is settled with {settled}.',
  },
  OWNER: {
    heading: /*i18n*/ 'Completed',
    text: /*i18n*/ 'The problem is settled, with {settled} for you.',
  },
};

type CoverState = NonNullable<BookingDetails['cover']>['state'];
const settledWithCover: Record<CoverState, BySide> = {
  WAITING: {
    BORROWER: {
      heading: /*i18n*/ 'Completed',
      text: /*i18n*/ 'The problem is settled with {settled}. You pay {fromDeposit} of it. Skuret decides whether the insurance pays the other {cover}.',
    },
    OWNER: {
      heading: /*i18n*/ 'Completed',
      text: /*i18n*/ 'The problem is settled with {settled}. You get {fromDeposit} of it from {other}. Skuret decides whether the insurance pays the other {cover}, and tells you here and by e-mail.',
    },
  },
  APPROVED: {
    BORROWER: {
      heading: /*i18n*/ 'Completed',
      text: /*i18n*/ 'The problem is settled. You pay {fromDeposit}, and the insurance pays {covered}.',
    },
    OWNER: {
      heading: /*i18n*/ 'Completed',
      text: /*i18n*/ 'The problem is settled. You get {fromDeposit} from {other} and {covered} from the insurance.',
    },
  },
  REJECTED: {
    BORROWER: {
      heading: /*i18n*/ 'Completed',
      text: /*i18n*/ 'The problem is settled. You pay {fromDeposit}. The insurance pays nothing: see why in the history below.',
    },
    OWNER: {
      heading: /*i18n*/ 'Completed',
      text: /*i18n*/ 'The problem is settled. You get {fromDeposit} from {other}. The insurance does not pay the other {cover}: see why in the history below.',
    },
  },
};

const declined: BySide = {
  BORROWER: {
    heading: /*i18n*/ '{other} cannot lend it to you',
    text: /*i18n*/ 'You pay nothing, and the reservation on your card is let go. Other days may be free.',
  },
  OWNER: {
    heading: /*i18n*/ 'You have declined',
    text: /*i18n*/ 'Nobody pays anything, and the days are free.',
  },
};
const gaveWay: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'Somebody else was quicker',
    text: /*i18n*/ 'The tool is taken on these days. You pay nothing, and the reservation on your card is let go.',
  },
  OWNER: {
    heading: /*i18n*/ 'It no longer fitted',
    text: /*i18n*/ 'You said yes to somebody else on these days, so this request was declined by itself.',
  },
};
const withdrawn: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'You have withdrawn your request',
    text: /*i18n*/ 'You pay nothing, and the reservation on your card is let go.',
  },
  OWNER: {
    heading: /*i18n*/ '{other} has withdrawn the request',
    text: /*i18n*/ 'Nobody pays anything, and the days are free.',
  },
};
const expired: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'There was no answer in time',
    text: /*i18n*/ 'You pay nothing, and the reservation on your card is let go.',
  },
  OWNER: {
    heading: /*i18n*/ 'The time to answer is over',
    text: /*i18n*/ 'The request has expired. Nobody pays anything, and the days are free.',
  },
};
const lapsed: BySide = {
  BORROWER: {
    heading: /*i18n*/ 'It was not paid',
    text: /*i18n*/ 'The money could not be reserved in time, so nothing was booked. You pay nothing.',
  },
  OWNER: {
    heading: /*i18n*/ 'It was not paid',
    text: /*i18n*/ 'The money could not be reserved in time, so nothing was booked.',
  },
};

const cancelledByYou = /*i18n*/ 'You have cancelled the booking';
const cancelledByOther = /*i18n*/ '{other} has cancelled the booking';
const backToYou = /*i18n*/ 'Everything that you paid comes back to the card that you paid with.';
const backToOther = /*i18n*/ '{other} gets everything back, and the days are free.';
const cancelledHeadings: Partial<Record<string, Record<Side, string>>> = {
  giveUpPayment: {
    BORROWER: /*i18n*/ 'Cancelled, because it was not paid',
    OWNER: /*i18n*/ 'Cancelled, because it was not paid',
  },
  reportFaultAtPickup: {
    BORROWER: /*i18n*/ 'Cancelled: you have reported a fault',
    OWNER: /*i18n*/ 'Cancelled: {other} has reported a fault',
  },
  reportNoShow: {
    BORROWER: /*i18n*/ '{other} reports that you did not come',
    OWNER: /*i18n*/ 'You have reported that {other} did not come',
  },
  reportOwnerAbsent: {
    BORROWER: /*i18n*/ 'You have reported that {other} was not there',
    OWNER: /*i18n*/ '{other} reports that you were not there',
  },
  assertFault: {
    BORROWER: /*i18n*/ 'Cancelled: you have reported a fault',
    OWNER: /*i18n*/ 'Cancelled: {other} has reported a fault',
  },
  assertNoShow: {
    BORROWER: /*i18n*/ '{other} reports that you did not come',
    OWNER: /*i18n*/ 'You have reported that {other} did not come',
  },
  assertOwnerAbsent: {
    BORROWER: /*i18n*/ 'You have reported that {other} was not there',
    OWNER: /*i18n*/ '{other} reports that you were not there',
  },
  upholdStatement: {
    BORROWER: /*i18n*/ 'Skuret decided: the tool was not handed over',
    OWNER: /*i18n*/ 'Skuret decided: the tool was not handed over',
  },
  nobodyCame: {
    BORROWER: /*i18n*/ 'Nobody has confirmed the pick-up',
    OWNER: /*i18n*/ 'Nobody has confirmed the pick-up',
  },
};
const keptTexts: Record<
  'never charged' | 'nothing' | 'one day' | 'everything',
  Record<Side, string>
> = {
  'never charged': {
    BORROWER: /*i18n*/ 'Nothing was charged.',
    OWNER: /*i18n*/ 'Nothing was charged, and the days are free.',
  },
  nothing: { BORROWER: backToYou, OWNER: backToOther },
  'one day': {
    BORROWER:
      /*i18n*/ 'The price of one day and the fee on it are kept. All the rest comes back to the card that you paid with.',
    OWNER: /*i18n*/ 'The price of one day is yours. {other} gets the rest back.',
  },
  everything: { BORROWER: backToYou, OWNER: backToOther },
};

const heldTexts: Record<Side, string> = {
  BORROWER: /*i18n*/ 'All but {held} comes back to the card that you paid with.',
  OWNER: /*i18n*/ 'All but the price of one day goes back to {other}, and the days are free.',
};

function calledOff(booking: BookingDetails): Words {
  const { role, history, noShowHeldCents } = booking;
  // The step that cancelled gives the heading: later ones, after a no-show, only settle the held amount.
  const last =
    history.find(({ step }) => step === 'assertCancel' || step in cancelledHeadings) ??
    lastStep(booking);
  const mine = last?.actor === (role === 'OWNER' ? 'owner' : 'borrower');
  const heading =
    cancelledHeadings[last?.step ?? '']?.[role] ?? (mine ? cancelledByYou : cancelledByOther);
  const text = noShowHeldCents === null ? keptTexts[keptOf(booking) ?? 'nothing'] : heldTexts;
  return { heading, text: text[role] };
}

function agreed(booking: BookingDetails): StateWords {
  const { role, paid, borrowerHasIt, ownerGaveIt } = booking;
  if (booking.paymentRefused) return { ...paymentRefused[role], tone: 'trouble' };
  if (!paid) return { ...notPaidYet[role], tone: 'waiting' };
  if (booking.statement !== null) return { ...disputedPickup, tone: 'trouble' };
  const [mine, theirs] =
    role === 'OWNER' ? [ownerGaveIt, borrowerHasIt] : [borrowerHasIt, ownerGaveIt];
  if (mine) return { ...oneConfirmed[role], tone: 'waiting' };
  if (theirs) return { ...otherConfirmed[role], tone: 'act' };
  return { ...accepted[role], tone: 'good' };
}

function out(booking: BookingDetails): StateWords {
  const { role, status, lateWaived } = booking;
  if (status !== 'overdue') return { ...pickedUp[role], tone: 'good' };
  return { ...(lateWaived ? overdueWaived : overdue)[role], tone: 'trouble' };
}

/** Whether one of the two members has asked Skuret to decide. */
function isWithSupport({ history }: Pick<BookingDetails, 'history'>): boolean {
  return history.some(({ step }) => step === 'askSupport');
}

function disputed(booking: BookingDetails): Words {
  if (isWithSupport(booking)) return supportDecides;
  const { role, claimCents, ownerProposesCents } = booking;
  return (claimCents ?? ownerProposesCents) === null ? stayedAway[role] : claimed[role];
}

/** The words for a completed booking, after a claim with what was settled on and who pays it. */
function done({ settledClaimCents, cover }: BookingDetails): BySide {
  if (settledClaimCents === null) return completed;
  return cover === null ? settled : settledWithCover[cover.state];
}

/** The state of a booking, in words for the viewer. */
export function stateWords(booking: BookingDetails): StateWords {
  const { role, state } = booking;
  switch (state) {
    case 'AWAITING_PAYMENT':
      return { ...awaitingPayment[role], tone: role === 'OWNER' ? 'waiting' : 'act' };
    case 'REQUESTED':
      return { ...requested[role], tone: role === 'OWNER' ? 'act' : 'waiting' };
    case 'ACCEPTED':
      return agreed(booking);
    case 'PICKED_UP':
      return out(booking);
    case 'RETURNED':
      return { ...returned[role], tone: role === 'OWNER' ? 'act' : 'waiting' };
    case 'IN_DISPUTE':
      return { ...disputed(booking), tone: 'trouble' };
    case 'COMPLETED':
      if (booking.statement?.kind === 'FAULT' && booking.statement.stage === 'COUNTS') {
        return { ...faulty[role], tone: 'over' };
      }
      return { ...done(booking)[role], tone: 'good' };
    case 'DECLINED':
      return {
        ...(lastStep(booking)?.step === 'giveWay' ? gaveWay : declined)[role],
        tone: 'over',
      };
    case 'WITHDRAWN':
      return { ...withdrawn[role], tone: 'over' };
    case 'EXPIRED':
      return { ...expired[role], tone: 'over' };
    case 'LAPSED':
      return { ...lapsed[role], tone: 'over' };
    case 'CANCELLED':
    case 'NO_SHOW':
      return { ...calledOff(booking), tone: 'over' };
  }
}
