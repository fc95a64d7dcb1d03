import { dateFormats } from '../../../../domain/values/formats';
import type { ScreenLanguage } from '../../../../domain/values/language';
import { declineRequests } from '../../../bookings/answer';
import type { ReservationRecord } from '../../../bookings/records/bookings';
import { signedIn } from '../../../context/context';
import type { MutationResolvers } from '../../../context/resolvers.generated';
import { type Said, said, say } from '../../../texts/say';
import { deleteOwnTool } from '../../records/ownTools';
import { notFound, ownIdOf } from './answers';

const days = dateFormats({ dateStyle: 'medium', timeZone: 'UTC' });

/** `3 Aug 2026 to 5 Aug 2026` */
function daysOf({ startDate, endDate }: ReservationRecord): Said {
  const inWords = (date: string) => (language: ScreenLanguage) =>
    days(language).format(new Date(date));
  return said('{start} to {end}', { start: inWords(startDate), end: inWords(endDate) });
}

/** Bookings that the error names; of the others it gives the number. */
const bookingsInWords = 5;

function openBookingsError(open: ReservationRecord[]): Said {
  const count = open.length;
  const spelled = open.slice(0, bookingsInWords).map(daysOf);
  const bookings = (language: ScreenLanguage) =>
    spelled.map((each) => say(each, language)).join(', ');
  if (count === 1) {
    return said(
      'The tool has an open booking: {bookings}. It can be deleted when everything is back or called off.',
      { bookings },
    );
  }
  return count <= bookingsInWords
    ? said(
        'The tool has {count} open bookings: {bookings}. It can be deleted when everything is back or called off.',
        { count, bookings },
      )
    : said(
        'The tool has {count} open bookings: {bookings} and {more} more. It can be deleted when everything is back or called off.',
        { count, bookings, more: count - bookingsInWords },
      );
}

export const deleteTool: Required<MutationResolvers>['deleteTool'] = async (
  _root,
  { id },
  context,
) => {
  const { user } = await signedIn(context);
  const ownId = ownIdOf(id, user.id);
  const outcome = ownId
    ? await deleteOwnTool(context.executor, ownId)
    : ({ kind: 'not there' } as const);
  if (outcome.kind === 'not there') {
    return { deleted: false, errors: [say(notFound, context.language)], openBookings: [] };
  }
  if (outcome.kind === 'booked') {
    const { openBookings } = outcome;
    const error = say(openBookingsError(openBookings), context.language);
    return { deleted: false, errors: [error], openBookings };
  }
  if (ownId) await declineRequests(context.bookings, ownId.id);
  if (outcome.wasListed) context.pagesChanged();
  return { deleted: true, errors: [], openBookings: [] };
};
