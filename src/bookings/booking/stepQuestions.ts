import type { MemberStep, StepInput, StepRequest } from '../../../domain/bookings/memberSteps';
import { claimParts } from '../../../domain/payments/coverClaims';
import type { BookingDetails } from '../api/bookingsApi';

/** What is asked before a step is taken, with its consequence. */
interface Question {
  /** Texts as given, with the names of `useBookingWords` and those in `values`. */
  title: string;
  text: string;
  /** A further sentence after `text`. */
  also?: string;
  confirm: string;
  /** The label of the button that changes nothing; `Back` when left out. */
  keep?: string;
  tone: 'danger' | 'primary';
  values?: Record<string, string>;
  /** The label of the text field, if the step needs a text. */
  label?: string;
  /** The texts of the amount field, if the step needs an amount. */
  amount?: { label: string; hint: string; missing: string };
  request: (given: Pick<StepInput, 'text' | 'claimCents'>) => StepRequest;
}

const isOwner = ({ role }: Pick<BookingDetails, 'role'>) => role === 'OWNER';

/** Whether the other side has confirmed the pick-up: then they may contest what the viewer says against it. */
function isContestable({
  role,
  state,
  ownerGaveIt,
  borrowerHasIt,
}: Pick<BookingDetails, 'role' | 'state' | 'ownerGaveIt' | 'borrowerHasIt'>): boolean {
  return state === 'ACCEPTED' && (role === 'OWNER' ? borrowerHasIt : ownerGaveIt);
}

/** How much of the price comes back, as a text as given. */
function cancelText(booking: BookingDetails): string {
  const { role, paymentRefused, backIfCancelledCents, totalPriceCents } = booking;
  // While the dialog closes, the page has the cancelled booking already, which has no such amount any more.
  if (backIfCancelledCents === null) return /*i18n*/ 'The booking is cancelled.';
  // The insurance always comes back, so 0 means that nothing was charged: the booking is older than payments.
  if (paymentRefused || backIfCancelledCents === 0)
    return /*i18n*/ 'Nothing was charged, so nobody pays anything. {other} is told.';
  if (isContestable(booking)) {
    return role === 'OWNER'
      ? /*i18n*/ '{other} has confirmed the pick-up, and can contest this for 24 hours. Otherwise the booking is cancelled, {other} gets {back} back, and you earn nothing.'
      : /*i18n*/ '{other} has confirmed the pick-up, and can contest this for 24 hours. Otherwise the booking is cancelled, and {back} of {total} comes back to you.';
  }
  if (role === 'OWNER') {
    return /*i18n*/ '{other} gets {back} back, which is everything, and is told. You earn nothing.';
  }
  return backIfCancelledCents === totalPriceCents
    ? /*i18n*/ '{back} comes back to you: all that you pay. {other} is told.'
    : /*i18n*/ '{back} of {total} comes back to you. It is less than two days before the first one, so the price of one day and the fee on it are kept. {other} is told.';
}

/** What a reported fault leads to, as a text as given. */
function faultText(booking: BookingDetails): string {
  if (booking.state === 'PICKED_UP' || booking.borrowerHasIt) {
    return /*i18n*/ '{other} reads what you write, and can contest it for 24 hours. Otherwise everything that you paid comes back when the tool is back. Bring it back as soon as you can.';
  }
  return isContestable(booking)
    ? /*i18n*/ '{other} reads what you write, has confirmed the pick-up, and can contest it for 24 hours. Otherwise the booking is cancelled, and everything that you paid comes back.'
    : /*i18n*/ 'The booking is cancelled, and everything that you paid comes back. {other} reads what you write.';
}

function noShowText(booking: BookingDetails): string {
  if (isContestable(booking)) {
    return isOwner(booking)
      ? /*i18n*/ '{other} has confirmed the pick-up, and can contest this for 24 hours. Otherwise the booking ends, the price of one day is yours, and the rest goes back to {other}.'
      : /*i18n*/ '{other} has confirmed that you have the tool, and can contest this for 24 hours. Otherwise the booking ends, and everything that you paid comes back to you.';
  }
  return isOwner(booking)
    ? /*i18n*/ 'The booking ends, and {other} is told. The price of one day is yours after 24 hours, unless {other} contests it. The rest goes back.'
    : /*i18n*/ 'The booking ends. Everything that you paid comes back to you, and {other} is told.';
}

/** The amount that each side of a dispute has named last. */
export function proposals(booking: BookingDetails) {
  const { role, claimCents, ownerProposesCents, borrowerProposesCents } = booking;
  const owners = ownerProposesCents ?? claimCents;
  return role === 'OWNER'
    ? { mine: owners, theirs: borrowerProposesCents }
    : { mine: borrowerProposesCents, theirs: owners };
}

/** Whether a late fee is paid on top of what a dispute is settled on. */
export const hasLateFeeOnTop = ({ returnedOn, lateFeeCents }: BookingDetails) =>
  returnedOn === null && lateFeeCents > 0;

/** What accepting means: who pays the amount, and what Skuret still decides about. */
function acceptText(booking: BookingDetails, isCovered: boolean): string {
  if (!isCovered && !booking.depositSecured) {
    return isOwner(booking)
      ? /*i18n*/ 'You get {amount}. The matter is then settled.'
      : /*i18n*/ '{other} gets {amount}. Your bank has released the deposit, so you owe the amount, and pay it here. The matter is then settled.';
  }
  if (isOwner(booking)) {
    return isCovered
      ? /*i18n*/ 'You get {fromDeposit} from {other}. The other {cover} is asked of the insurance: Skuret decides about it, and you hear of it. The matter with {other} is then settled.'
      : /*i18n*/ 'You get {amount}. What is left of the deposit of {deposit} goes back to {other}. The matter is then settled.';
  }
  return isCovered
    ? /*i18n*/ 'You pay {fromDeposit}. The other {cover} is asked of the insurance: Skuret decides about it, and you do not pay it. The matter is then settled.'
    : /*i18n*/ '{other} gets {amount}. It is taken from your deposit of {deposit}, and what is left of the deposit comes back to you. The matter is then settled.';
}

type Ask = (booking: BookingDetails, money: (cents: number) => string) => Question;

/** The steps that ask first. The others are taken immediately. */
export type AskedStep = Exclude<
  MemberStep,
  'ACCEPT' | 'CONFIRM_PICKUP' | 'MARK_RETURNED' | 'CONFIRM_RETURN'
>;

export const stepQuestions: Readonly<Record<AskedStep, Ask>> = {
  DECLINE: () => ({
    title: /*i18n*/ 'Decline the request?',
    text: /*i18n*/ '{other} is told, and pays nothing. The days stay free.',
    confirm: /*i18n*/ 'Decline',
    tone: 'danger',
    request: () => ({ step: 'DECLINE' }),
  }),
  WITHDRAW: () => ({
    title: /*i18n*/ 'Withdraw your request?',
    text: /*i18n*/ 'The reservation of {total} on your card is let go, and {other} is told.',
    confirm: /*i18n*/ 'Withdraw the request',
    tone: 'danger',
    request: () => ({ step: 'WITHDRAW' }),
  }),
  CANCEL: (booking) => ({
    title: /*i18n*/ 'Cancel the booking?',
    text: cancelText(booking),
    confirm: /*i18n*/ 'Cancel Booking',
    keep: /*i18n*/ 'Keep Booking',
    tone: 'danger',
    request: () => ({ step: 'CANCEL' }),
  }),
  REPORT_NO_SHOW: (booking) => ({
    title: isOwner(booking) ? /*i18n*/ 'Did {other} not come?' : /*i18n*/ 'Was {other} not there?',
    text: noShowText(booking),
    confirm: /*i18n*/ 'Report it',
    tone: 'danger',
    request: () => ({ step: 'REPORT_NO_SHOW' }),
  }),
  REPORT_FAULT: (booking) => ({
    title: /*i18n*/ 'The tool has a fault',
    text: faultText(booking),
    confirm:
      booking.state === 'PICKED_UP' || booking.borrowerHasIt || isContestable(booking)
        ? /*i18n*/ 'Report it'
        : /*i18n*/ 'Report and cancel',
    tone: 'danger',
    request: ({ text }) => ({ step: 'REPORT_FAULT', input: { text } }),
  }),
  CONTEST_NO_SHOW: ({ state }) => ({
    title: state === 'NO_SHOW' ? /*i18n*/ 'Contest the report' : /*i18n*/ 'Contest what was said',
    text:
      state === 'NO_SHOW'
        ? /*i18n*/ '{other} and Skuret read what you write. {held} is held until Skuret has decided.'
        : /*i18n*/ '{other} and Skuret read what you write. Rental and deposit stay where they are until Skuret has decided.',
    label: /*i18n*/ 'What happened?',
    confirm: /*i18n*/ 'Contest it',
    tone: 'danger',
    request: ({ text }) => ({ step: 'CONTEST_NO_SHOW', input: { text } }),
  }),
  REPORT_PROBLEM: ({ claimMostCents, depositCents }, money) => ({
    title: /*i18n*/ 'Report a problem',
    text: /*i18n*/ '{other} reads what you write, and accepts what you ask for or has Skuret decide. Until then the deposit stays where it is.',
    values: { most: money(claimMostCents), cover: money(claimMostCents - depositCents) },
    amount: {
      label: /*i18n*/ 'What do you ask for?',
      hint: /*i18n*/ 'At most {most}: the deposit of {deposit}, and up to {cover} from the insurance. Skuret decides about the part above the deposit.',
      missing: /*i18n*/ 'Please enter an amount; 0 if you ask for nothing.',
    },
    confirm: /*i18n*/ 'Report it',
    tone: 'danger',
    request: ({ text, claimCents }) => ({ step: 'REPORT_PROBLEM', input: { text, claimCents } }),
  }),
  ACCEPT_CLAIM(booking, money) {
    const amount = proposals(booking).theirs ?? 0;
    const { fromDepositCents, coverCents } = claimParts(amount, booking.depositCents);
    const isFirstClaim = !isOwner(booking) && booking.ownerProposesCents === null;
    return {
      title: /*i18n*/ 'Accept {amount}?',
      text: acceptText(booking, coverCents > 0),
      ...(hasLateFeeOnTop(booking) && {
        also: /*i18n*/ 'The late fee of {late} comes on top.',
      }),
      values: {
        amount: money(amount),
        fromDeposit: money(fromDepositCents),
        cover: money(coverCents),
      },
      confirm: /*i18n*/ 'Accept',
      tone: 'primary',
      request: () =>
        isFirstClaim
          ? { step: 'ACCEPT_CLAIM' }
          : { step: 'PROPOSE_SETTLEMENT', input: { claimCents: amount } },
    };
  },
  PROPOSE_SETTLEMENT: ({ claimCents, claimMostCents }, money) => ({
    title: /*i18n*/ 'Propose an amount',
    text: /*i18n*/ '{other} can accept it or propose another amount. It counts when both of you have named the same.',
    values: { most: money(Math.min(claimCents ?? Number.POSITIVE_INFINITY, claimMostCents)) },
    amount: {
      label: /*i18n*/ 'What do you propose?',
      hint: /*i18n*/ 'At most {most}.',
      missing: /*i18n*/ 'Please enter an amount; 0 if nothing is to be paid.',
    },
    confirm: /*i18n*/ 'Propose it',
    tone: 'primary',
    request: (given) => ({
      step: 'PROPOSE_SETTLEMENT',
      input: { claimCents: given.claimCents },
    }),
  }),
  ASK_SUPPORT: ({ state }) => ({
    title: /*i18n*/ 'Let Skuret decide?',
    text:
      state === 'IN_DISPUTE'
        ? /*i18n*/ 'We look at what both of you have written. What we decide counts for both.'
        : /*i18n*/ 'You have confirmed the pick-up, and {other} has not. Skuret looks at what both of you have written and photographed, and decides whether the tool was handed over. Rental and deposit stay where they are until then.',
    confirm: /*i18n*/ 'Let Skuret decide',
    tone: 'primary',
    request: () => ({ step: 'ASK_SUPPORT' }),
  }),
  WAIVE_LATE_FEE: () => ({
    title: /*i18n*/ 'Waive the late fee?',
    text: /*i18n*/ '{other} pays nothing for being late: not the {late} so far, and nothing for the days to come.',
    confirm: /*i18n*/ 'Waive it',
    tone: 'primary',
    request: () => ({ step: 'WAIVE_LATE_FEE' }),
  }),
};
