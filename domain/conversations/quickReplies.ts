import type { CalendarDate } from '../values/days';

/** A booking as its messages see it. */
interface Facts {
  /** As the GraphQL API names it. */
  state: string;
  role: 'BORROWER' | 'OWNER';
  startDate: CalendarDate;
  /** The day it is handed back. */
  endDate: CalendarDate;
}

const toArrange = [/*i18n*/ 'Does 5 pm work?', /*i18n*/ 'What time suits you?'];
const toMeet = [/*i18n*/ 'I am here', /*i18n*/ 'I will be there in 10 minutes', ...toArrange];
const thanks = {
  BORROWER: /*i18n*/ 'Thanks for lending it to me',
  OWNER: /*i18n*/ 'Thanks for taking good care of it',
};

/** Whether the two meet today: the tool is to be picked up, or to be returned. */
function isMeetingDay({ state, startDate, endDate }: Facts, today: CalendarDate): boolean {
  return (
    (state === 'ACCEPTED' && today >= startDate) || (state === 'PICKED_UP' && today >= endDate)
  );
}

/** Short messages that a member may want to write about a booking now. Empty when there are none. */
export function quickReplies(booking: Facts, today: CalendarDate): readonly string[] {
  if (isMeetingDay(booking, today)) return toMeet;
  return ['REQUESTED', 'ACCEPTED', 'PICKED_UP'].includes(booking.state) ? toArrange : [];
}

interface ThanksFacts extends Pick<Facts, 'state' | 'role'> {
  reviewed: boolean;
  /** Null when the member cannot review the booking. */
  reviewUntil: string | null;
}

/** The thanks of a member for a tool that is back; null before that, and once the time of the review is over. */
export function getThanks({ state, role, reviewed, reviewUntil }: ThanksFacts): string | null {
  return state === 'RETURNED' || (reviewUntil !== null && !reviewed) ? thanks[role] : null;
}
