import type { BookingDetails } from '../../../store/api/bookingsApi';
import type { BookingPress } from '../../../store/useTakeStep';

/** The steps that ask for confirmation first. */
export type Asked = 'decline' | 'withdraw' | 'cancel' | 'noShow' | 'waive' | 'askSupport';

interface Question {
  /** Texts as given, with the names of `useBookingWords`. */
  title: string;
  text: string;
  confirm: string;
  keep: string;
  tone: 'danger' | 'primary';
  press: BookingPress;
}

const back = /*i18n*/ 'Back';

/** Whether the other side has confirmed the pick-up: then they may contest what the viewer says against it. */
export function isContestable({
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

/** The question before a step, with its consequence. */
export function questionOf(asked: Asked, booking: BookingDetails): Question {
  const isOwner = booking.role === 'OWNER';
  switch (asked) {
    case 'decline':
      return {
        title: /*i18n*/ 'Decline the request?',
        text: /*i18n*/ '{other} is told, and pays nothing. The days stay free.',
        confirm: /*i18n*/ 'Decline',
        keep: back,
        tone: 'danger',
        press: { step: 'decline' },
      };
    case 'withdraw':
      return {
        title: /*i18n*/ 'Withdraw your request?',
        text: /*i18n*/ 'The reservation of {total} on your card is let go, and {other} is told.',
        confirm: /*i18n*/ 'Withdraw the request',
        keep: back,
        tone: 'danger',
        press: { step: 'withdraw' },
      };
    case 'cancel':
      return {
        title: /*i18n*/ 'Cancel the booking?',
        text: cancelText(booking),
        confirm: /*i18n*/ 'Cancel Booking',
        keep: /*i18n*/ 'Keep Booking',
        tone: 'danger',
        press: { step: 'cancel' },
      };
    case 'noShow':
      return {
        title: isOwner ? /*i18n*/ 'Did {other} not come?' : /*i18n*/ 'Was {other} not there?',
        text: isContestable(booking)
          ? isOwner
            ? /*i18n*/ '{other} has confirmed the pick-up, and can contest this for 24 hours. Otherwise the booking ends, the price of one day is yours, and the rest goes back to {other}.'
            : /*i18n*/ '{other} has confirmed that you have the tool, and can contest this for 24 hours. Otherwise the booking ends, and everything that you paid comes back to you.'
          : isOwner
            ? /*i18n*/ 'The booking ends, and {other} is told. The price of one day is yours after 24 hours, unless {other} contests it. The rest goes back.'
            : /*i18n*/ 'The booking ends. Everything that you paid comes back to you, and {other} is told.',
        confirm: /*i18n*/ 'Report it',
        keep: back,
        tone: 'danger',
        press: { step: 'reportNoShow' },
      };
    case 'askSupport':
      return {
        title: /*i18n*/ 'Let Skuret decide?',
        text: /*i18n*/ 'You have confirmed the pick-up, and {other} has not. Skuret looks at what both of you have written and photographed, and decides whether the tool was handed over. Rental and deposit stay where they are until then.',
        confirm: /*i18n*/ 'Let Skuret decide',
        keep: back,
        tone: 'primary',
        press: { step: 'answerProblem', accept: false },
      };
    case 'waive':
      return {
        title: /*i18n*/ 'Waive the late fee?',
        text: /*i18n*/ '{other} pays nothing for being late: not the {late} so far, and nothing for the days to come.',
        confirm: /*i18n*/ 'Waive it',
        keep: back,
        tone: 'primary',
        press: { step: 'waiveLateFee' },
      };
  }
}
