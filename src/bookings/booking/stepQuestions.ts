import type { MemberStep, StepInput, StepRequest } from '../../../domain/bookings/memberSteps';
import { claimParts } from '../../../domain/payments/coverClaims';
import type { BookingDetails } from '../api/bookingsApi';

/** The question before a step, with its consequence. */
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
    return /*i18n*/ 'We have not charged anything, so neither of you pays. We will let {other} know.';
  if (isContestable(booking)) {
    return role === 'OWNER'
      ? /*i18n*/ '{other} has confirmed the pick-up. If {other} does not object within 24 hours, the booking is cancelled: {other} gets {back} back, and you earn nothing.'
      : /*i18n*/ '{other} has confirmed the pick-up. If {other} does not object within 24 hours, the booking is cancelled, and you get {back} of {total} back.';
  }
  if (role === 'OWNER') {
    return /*i18n*/ '{other} gets everything back, {back}, and you earn nothing. We will let {other} know.';
  }
  return backIfCancelledCents === totalPriceCents
    ? /*i18n*/ 'Full refund: {back} We will let {other} know.'
    : /*i18n*/ 'You get {back} of {total} back. The pick-up is less than two days away, so you pay for one day and its service fee. We will let {other} know.';
}

/** The consequence of a reported fault, as a text as given. */
function faultText(booking: BookingDetails): string {
  if (booking.state === 'PICKED_UP' || booking.borrowerHasIt) {
    return /*i18n*/ '{other} can read what you write. If {other} does not object within 24 hours, you get everything back once you have returned the tool. Return it as soon as you can.';
  }
  return isContestable(booking)
    ? /*i18n*/ '{other} has confirmed the pick-up and can read what you write. If {other} does not object within 24 hours, the booking is cancelled, and you get everything back.'
    : /*i18n*/ 'The booking is cancelled, and you get everything back. {other} can read what you write.';
}

function noShowText(booking: BookingDetails): string {
  if (isContestable(booking)) {
    return isOwner(booking)
      ? /*i18n*/ '{other} has confirmed the pick-up. If {other} does not object within 24 hours, the booking ends: you get the price of one day, and {other} the rest.'
      : /*i18n*/ '{other} has confirmed that you have the tool. If {other} does not object within 24 hours, the booking ends, and you get everything back.';
  }
  return isOwner(booking)
    ? /*i18n*/ 'The booking ends, and we let {other} know. If {other} does not object within 24 hours, you get the price of one day. {other} gets the rest back.'
    : /*i18n*/ 'The booking ends, and you get everything back. We will let {other} know.';
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

/** The consequence of accepting a claim: the paying side, and the part that Skuret decides. */
function acceptText(booking: BookingDetails, isCovered: boolean): string {
  if (!isCovered && !booking.depositSecured) {
    return isOwner(booking)
      ? /*i18n*/ 'You get {amount}, and the case is closed.'
      : /*i18n*/ '{other} gets {amount} Your bank has released the deposit, so you pay the amount here. Then the case is closed.';
  }
  if (isOwner(booking)) {
    return isCovered
      ? /*i18n*/ 'You get {fromDeposit} from {other}, and your case with {other} is closed. We decide whether the insurance pays the other {cover}, and let you know.'
      : /*i18n*/ 'You get {amount} of the deposit of {deposit} {other} gets the rest back, and the case is closed.';
  }
  return isCovered
    ? /*i18n*/ 'You pay {fromDeposit}, and the case is closed. You do not pay the other {cover}: we decide whether the insurance does.'
    : /*i18n*/ '{other} gets {amount} of your deposit of {deposit} You get the rest back, and the case is closed.';
}

type Ask = (booking: BookingDetails, money: (cents: number) => string) => Question;

/** The steps that ask first; declining has a dialog of its own. The others are taken immediately. */
export type AskedStep = Exclude<
  MemberStep,
  'ACCEPT' | 'DECLINE' | 'CONFIRM_PICKUP' | 'CONFIRM_RETURN'
>;

export const stepQuestions: Readonly<Record<AskedStep, Ask>> = {
  MARK_RETURNED: () => ({
    title: /*i18n*/ 'Has {other} got the tool back?',
    text: /*i18n*/ 'The rental then ends, and {other} looks at the tool. We will let {other} know.',
    confirm: /*i18n*/ 'Yes, I returned it',
    keep: /*i18n*/ 'Not yet',
    tone: 'primary',
    request: () => ({ step: 'MARK_RETURNED' }),
  }),
  WITHDRAW: () => ({
    title: /*i18n*/ 'Withdraw your request?',
    text: /*i18n*/ 'We release the {total} that we hold on your card. We will let {other} know.',
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
    title: isOwner(booking)
      ? /*i18n*/ 'Report that {other} did not come?'
      : /*i18n*/ 'Report that {other} was not there?',
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
    title:
      state === 'NO_SHOW'
        ? /*i18n*/ 'Object to the report'
        : /*i18n*/ 'Object to what {other} says',
    text:
      state === 'NO_SHOW'
        ? /*i18n*/ 'Both we and {other} can read what you write. We hold {held} until we have decided.'
        : /*i18n*/ 'Both we and {other} can read what you write. We hold the money and the deposit until we have decided.',
    label: /*i18n*/ 'What happened?',
    confirm: /*i18n*/ 'Send your objection',
    tone: 'danger',
    request: ({ text }) => ({ step: 'CONTEST_NO_SHOW', input: { text } }),
  }),
  REPORT_PROBLEM: ({ claimMostCents, depositCents }, money) => ({
    title: /*i18n*/ 'Report a problem',
    text: /*i18n*/ '{other} can read what you write. {other} can accept the amount, propose another one, or ask us to decide. We hold the deposit until then.',
    values: { most: money(claimMostCents), cover: money(claimMostCents - depositCents) },
    amount: {
      label: /*i18n*/ 'How much do you ask for?',
      hint: /*i18n*/ 'At most {most}: the deposit of {deposit}, and up to {cover} from the insurance if we approve it.',
      missing: /*i18n*/ 'Enter an amount, or 0 if you ask for nothing.',
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
        also: /*i18n*/ 'The late fee of {late} is added.',
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
    text: /*i18n*/ '{other} can accept the amount or propose another one. When you agree, the case is closed.',
    values: { most: money(Math.min(claimCents ?? Number.POSITIVE_INFINITY, claimMostCents)) },
    amount: {
      label: /*i18n*/ 'How much do you propose?',
      hint: /*i18n*/ 'At most {most}',
      missing: /*i18n*/ 'Enter an amount, or 0 for no payment.',
    },
    confirm: /*i18n*/ 'Send the proposal',
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
        ? /*i18n*/ 'We read what both of you have written. Our decision applies to both of you.'
        : /*i18n*/ 'Only you have confirmed the pick-up. We look at your messages and photos, and decide whether {other} got the tool. We hold the money and the deposit until then.',
    confirm: /*i18n*/ 'Let Skuret decide',
    tone: 'primary',
    request: () => ({ step: 'ASK_SUPPORT' }),
  }),
  WAIVE_LATE_FEE: () => ({
    title: /*i18n*/ 'Drop the late fee?',
    text: /*i18n*/ '{other} pays nothing for the delay: neither the {late} so far nor the days to come.',
    confirm: /*i18n*/ 'Drop the fee',
    tone: 'primary',
    request: () => ({ step: 'WAIVE_LATE_FEE' }),
  }),
};
