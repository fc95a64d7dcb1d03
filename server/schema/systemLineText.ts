import { formatDate } from '../../domain/days';
import type { ScreenLanguage } from '../../domain/money';
import { type Said, said, type Text } from '../texts/say';

type Values = Readonly<Record<string, string | number>>;

const day = (values: Values, name: string) => (language: ScreenLanguage) =>
  formatDate(String(values[name] ?? ''), language);

/** The lines of Skuret in conversations, by the name that is stored. A name must stay, since stored messages use it. */
const lines: Readonly<Record<string, Text>> = {
  'welcome.greeting':
    'Welcome to Skuret, {name}! Here you borrow tools from people nearby, and lend out what stands idle in your own shed.',
  'welcome.firstSteps':
    'A good start: put a photo and a few lines on your profile, so that others know who they meet. Then find a tool, or list one of yours. What you and others write to each other is found here.',
  'booking.reserveMoney': 'Asked for {start} to {end}.',
  'booking.reserveMoneyInstantly': 'Booked from {start} to {end}.',
  'booking.accept': 'The request for {start} to {end} is accepted.',
  'booking.decline': 'The request is declined. Nothing is charged.',
  'booking.giveWay': 'The days went to somebody else. Nothing is charged.',
  'booking.withdraw': 'The request is withdrawn.',
  'booking.expire': 'The request was not answered in time.',
  'booking.giveUpPayment': 'The booking is cancelled, because it was not paid in time.',
  'booking.cancel': 'The booking from {start} to {end} is cancelled.',
  'booking.confirmPickup': 'The tool is handed over.',
  'booking.reportFaultAtPickup': 'A fault was reported at the pick-up. Everything is refunded.',
  'booking.reportNoShow': 'The tool was not fetched, the owner reports.',
  'booking.reportOwnerAbsent':
    'The tool could not be fetched, the borrower reports. Everything is refunded.',
  'booking.assertOwnerAbsent':
    'The owner was not there, the borrower says. The owner can contest that for 24 hours.',
  'booking.assertFault':
    'The tool has a fault, the borrower says. The owner can contest that for 24 hours.',
  'booking.assertNoShow':
    'The tool was not fetched, the owner says. The borrower can contest that for 24 hours.',
  'booking.assertCancel': 'One of you wants to cancel. The other can contest that for 24 hours.',
  'booking.reportFaultAfterPickup':
    'The tool has a fault, the borrower says. The owner can contest that for 24 hours, and the money goes back when the tool is back.',
  'booking.askSupportAboutPickup':
    'Only one of you has confirmed the pick-up. Skuret has been asked to decide.',
  'booking.leavePickupToSupport': 'Only one of you has confirmed the pick-up. Skuret decides.',
  'booking.contestStatement': 'What was said about the pick-up is contested. Skuret decides.',
  'booking.countStatement': '24 hours have passed without an objection, and what was said counts.',
  'booking.upholdStatement': 'Skuret has decided: the tool was not handed over.',
  'booking.overturnStatement': 'Skuret has decided: the tool was handed over.',
  'booking.countFault': '24 hours have passed. The money goes back when the tool is back.',
  'booking.upholdFault':
    'Skuret has decided about the fault: the money goes back when the tool is back.',
  'booking.overturnFault': 'Skuret has decided: the fault gives no money back.',
  'booking.nobodyCame': 'Nobody has confirmed that the tool was fetched. Everything is refunded.',
  'booking.contestNoShow':
    'The borrower contests this. Skuret decides, and the price of one day is held until then.',
  'booking.confirmNoShowBySilence': '24 hours have passed: the price of one day goes to the owner.',
  'booking.upholdNoShow': 'Skuret has decided: the price of one day goes to the owner.',
  'booking.overturnNoShow': 'Skuret has decided: everything goes back to the borrower.',
  'booking.markReturned': 'The tool is marked as returned.',
  'booking.reportNotReturned': 'The tool has not come back, the owner reports.',
  'booking.stayAway': 'The tool is a week late. We are looking into it.',
  'booking.confirmReturn': 'The return is confirmed, and the loan is completed.',
  'booking.confirmReturnBySilence': '48 hours have passed, and the loan is completed.',
  'booking.reportProblem': 'The owner has reported a problem.',
  'booking.acceptClaim': 'The claim is accepted, and the loan is completed.',
  'booking.agreeOnClaim': 'The two agree, and the loan is completed.',
  'booking.proposeChange': 'A change of the booking is proposed: {start} to {end}.',
  'booking.acceptChange': 'The change is accepted. The booking is now from {start} to {end}.',
  'booking.declineChange': 'The change is declined. All stays as agreed.',
  'booking.withdrawChange': 'The proposed change is withdrawn. All stays as agreed.',
  'booking.lapseChange': 'The proposed change is over. All stays as agreed.',
  'booking.changeTaken':
    'The change was not possible: somebody else has the days. All stays as agreed.',
  'booking.decideClaim': 'Skuret has decided, and the loan is completed.',
};

/** The text of a stored line. Edge: a general text for a line that only a newer version knows. */
export function systemLineText(line: string, values: Values): Said {
  const text = Object.hasOwn(lines, line) ? lines[line] : undefined;
  return said(text ?? 'Something happened in your booking. You find it among your bookings.', {
    name: values['name'] ?? '',
    start: day(values, 'start'),
    end: day(values, 'end'),
  });
}
