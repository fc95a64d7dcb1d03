import { formatDate } from '../../domain/days';
import type { ScreenLanguage } from '../../domain/money';
import { type Said, said } from '../texts/say';

type Values = Readonly<Record<string, string | number>>;

const day = (values: Values, name: string) => (language: ScreenLanguage) =>
  formatDate(String(values[name] ?? ''), language);

/** The lines of Skuret in conversations, by the name that is stored. A name must stay, since stored messages use it. */
const lines: Readonly<Record<string, (values: Values) => Said>> = {
  'welcome.greeting': ({ name = '' }) =>
    said(
      'Welcome to Skuret, {name}! Here you borrow tools from people nearby, and lend out what stands idle in your own shed.',
      { name },
    ),
  'welcome.firstSteps': () =>
    said(
      'A good start: put a photo and a few lines on your profile, so that others know who they meet. Then find a tool, or list one of yours. What you and others write to each other is found here.',
    ),
  // Kept for messages from before bookings had steps.
  'booking.made': (values) =>
    said('Booked from {start} to {end}.', { start: day(values, 'start'), end: day(values, 'end') }),
  'booking.reserveMoney': (values) =>
    said('Asked for {start} to {end}.', { start: day(values, 'start'), end: day(values, 'end') }),
  'booking.reserveMoneyInstantly': (values) =>
    said('Booked from {start} to {end}.', { start: day(values, 'start'), end: day(values, 'end') }),
  'booking.accept': (values) =>
    said('The request for {start} to {end} is accepted.', {
      start: day(values, 'start'),
      end: day(values, 'end'),
    }),
  'booking.decline': () => said('The request is declined. Nothing is charged.'),
  'booking.giveWay': () => said('The days went to somebody else. Nothing is charged.'),
  'booking.withdraw': () => said('The request is withdrawn.'),
  'booking.expire': () => said('The request was not answered in time.'),
  'booking.giveUpPayment': () => said('The booking is cancelled, because it was not paid in time.'),
  'booking.cancel': (values) =>
    said('The booking from {start} to {end} is cancelled.', {
      start: day(values, 'start'),
      end: day(values, 'end'),
    }),
  'booking.confirmPickup': () => said('The tool is handed over.'),
  'booking.reportFaultAtPickup': () =>
    said('A fault was reported at the pick-up. Everything is refunded.'),
  'booking.reportNoShow': () => said('The tool was not fetched, the owner reports.'),
  'booking.reportOwnerAbsent': () =>
    said('The tool could not be fetched, the borrower reports. Everything is refunded.'),
  'booking.assertOwnerAbsent': () =>
    said('The owner was not there, the borrower says. The owner can contest that for 24 hours.'),
  'booking.assertFault': () =>
    said('The tool has a fault, the borrower says. The owner can contest that for 24 hours.'),
  'booking.assertNoShow': () =>
    said('The tool was not fetched, the owner says. The borrower can contest that for 24 hours.'),
  'booking.assertCancel': () =>
    said('One of you wants to cancel. The other can contest that for 24 hours.'),
  'booking.reportFaultAfterPickup': () =>
    said(
      'The tool has a fault, the borrower says. The owner can contest that for 24 hours, and the money goes back when the tool is back.',
    ),
  'booking.askSupportAboutPickup': () =>
    said('Only one of you has confirmed the pick-up. Skuret has been asked to decide.'),
  'booking.leavePickupToSupport': () =>
    said('Only one of you has confirmed the pick-up. Skuret decides.'),
  'booking.contestStatement': () =>
    said('What was said about the pick-up is contested. Skuret decides.'),
  'booking.countStatement': () =>
    said('24 hours have passed without an objection, and what was said counts.'),
  'booking.upholdStatement': () => said('Skuret has decided: the tool was not handed over.'),
  'booking.overturnStatement': () => said('Skuret has decided: the tool was handed over.'),
  'booking.countFault': () =>
    said('24 hours have passed. The money goes back when the tool is back.'),
  'booking.upholdFault': () =>
    said('Skuret has decided about the fault: the money goes back when the tool is back.'),
  'booking.overturnFault': () => said('Skuret has decided: the fault gives no money back.'),
  'booking.nobodyCame': () =>
    said('Nobody has confirmed that the tool was fetched. Everything is refunded.'),
  'booking.contestNoShow': () =>
    said(
      'The borrower contests this. Skuret decides, and the price of one day is held until then.',
    ),
  'booking.confirmNoShowBySilence': () =>
    said('24 hours have passed: the price of one day goes to the owner.'),
  'booking.upholdNoShow': () => said('Skuret has decided: the price of one day goes to the owner.'),
  'booking.overturnNoShow': () => said('Skuret has decided: everything goes back to the borrower.'),
  'booking.markReturned': () => said('The tool is marked as returned.'),
  'booking.reportNotReturned': () => said('The tool has not come back, the owner reports.'),
  'booking.stayAway': () => said('The tool is a week late. We are looking into it.'),
  'booking.confirmReturn': () => said('The return is confirmed, and the loan is completed.'),
  'booking.confirmReturnBySilence': () => said('48 hours have passed, and the loan is completed.'),
  'booking.reportProblem': () => said('The owner has reported a problem.'),
  'booking.acceptClaim': () => said('The claim is accepted, and the loan is completed.'),
  'booking.agreeOnClaim': () => said('The two agree, and the loan is completed.'),
  'booking.proposeChange': (values) =>
    said('A change of the booking is proposed: {start} to {end}.', {
      start: day(values, 'start'),
      end: day(values, 'end'),
    }),
  'booking.acceptChange': (values) =>
    said('The change is accepted. The booking is now from {start} to {end}.', {
      start: day(values, 'start'),
      end: day(values, 'end'),
    }),
  'booking.declineChange': () => said('The change is declined. All stays as agreed.'),
  'booking.withdrawChange': () => said('The proposed change is withdrawn. All stays as agreed.'),
  'booking.lapseChange': () => said('The proposed change is over. All stays as agreed.'),
  'booking.changeTaken': () =>
    said('The change was not possible: somebody else has the days. All stays as agreed.'),
  'booking.decideClaim': () => said('Skuret has decided, and the loan is completed.'),
};

const unknown = said('Something happened in your booking. You find it among your bookings.');

/** The text of a stored line. Edge: a general text for a line that only a newer version knows. */
export function systemLineText(line: string, values: Values): Said {
  return Object.hasOwn(lines, line) ? (lines[line]?.(values) ?? unknown) : unknown;
}
