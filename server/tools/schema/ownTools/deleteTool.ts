import { dateFormats } from '../../../../domain/values/formats';
import type { ScreenLanguage } from '../../../../domain/values/language';
import { declineRequests } from '../../../bookings/answer';
import type { ReservationRecord } from '../../../bookings/records/bookings';
import { signedIn } from '../../../context/context';
import type { MutationResolvers } from '../../../context/resolvers.generated';
import { type Message, message, translate } from '../../../texts/translate';
import { deleteOwnTool } from '../../records/ownTools';
import { getOwnId, notFound } from './answers';

const days = dateFormats({ dateStyle: 'medium', timeZone: 'UTC' });

/** `3 Aug 2026 to 5 Aug 2026` */
function getDays({ startDate, endDate }: ReservationRecord): Message {
  const inWords = (date: string) => (language: ScreenLanguage) =>
    days(language).format(new Date(date));
  return message('tools.bookedDays', { start: inWords(startDate), end: inWords(endDate) });
}

/** Bookings that the error names; of the others it gives the number. */
const bookingsInWords = 5;

function openBookingsError(open: ReservationRecord[]): Message {
  const named = open.slice(0, bookingsInWords).map(getDays);
  return message('tools.openBookings', {
    count: open.length,
    bookings: (language) => named.map((each) => translate(each, language)).join(', '),
    more: open.length - named.length,
  });
}

export const deleteTool: Required<MutationResolvers>['deleteTool'] = async (
  _root,
  { id },
  context,
) => {
  const { user } = await signedIn(context);
  const ownId = getOwnId(id, user.id);
  const outcome = ownId
    ? await deleteOwnTool(context.executor, ownId)
    : ({ kind: 'not there' } as const);
  if (outcome.kind === 'not there') {
    return { deleted: false, errors: [translate(notFound, context.language)] };
  }
  if (outcome.kind === 'booked') {
    const error = openBookingsError(outcome.openBookings);
    return { deleted: false, errors: [translate(error, context.language)] };
  }
  if (ownId) await declineRequests(context.bookings, ownId.id);
  if (outcome.wasListed) context.pagesChanged();
  return { deleted: true, errors: [] };
};
