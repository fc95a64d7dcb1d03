import { getNotificationTexts } from '../../domain/notifications/notifications';
import { bookingById, readBookingNames } from '../bookings/records/bookings';
import type { Executor } from '../database/openDatabase';
import type { BookingEvent } from '../jobs/bookingEvents';
import { toNotifications } from '../notifications/notifyOfBooking';
import { readStatements, type Stated } from './decisionStatements';
import { tryDecision } from './decisions';
import { toStatement } from './measureNews';
import { highestJobId, newestEvents } from './records/caseDetails';

export interface PreviewText {
  side: 'owner' | 'borrower';
  language: 'da' | 'en';
  title: string;
  paragraphs: string[];
}

interface Wanted extends Stated {
  bookingId: number;
  commissionPercent: number;
}

async function readTexts(
  transaction: Executor,
  { commissionPercent, bookingId, ...stated }: Wanted,
): Promise<PreviewText[]> {
  const present = await bookingById(transaction, bookingId);
  const statements = present ? await readStatements(transaction, present, stated) : [];
  const before = await highestJobId(transaction);
  const { id, ownerId } = await tryDecision(transaction, { ...stated, bookingId, now: stated.at });
  const events = await newestEvents<BookingEvent>(transaction, id, before);
  const booking = await bookingById(transaction, id);
  if (!booking) throw new Error(`There is no booking ${id}`);
  const names = await readBookingNames(transaction, booking);
  const notifications = events.flatMap((event) =>
    toNotifications(event, { booking: event.booking, names, commissionPercent }),
  );
  const stating = statements.map((each) => ({ ...toStatement(each), memberId: each.memberId }));
  return [...notifications, ...stating].flatMap((notification) =>
    (['da', 'en'] as const).map((language) => {
      const { title, paragraphs } = getNotificationTexts(notification, 1, language);
      const side = notification.memberId === ownerId ? ('owner' as const) : ('borrower' as const);
      return { side, language, title, paragraphs };
    }),
  );
}

/**
 * The texts that each side would read about a decision. It is made in a transaction that is rolled back, so the texts
 * are those of the decision itself. Throws `OfficeRefused`.
 */
export async function previewDecision(executor: Executor, wanted: Wanted): Promise<PreviewText[]> {
  const transaction = await executor.startTransaction().execute();
  try {
    return await readTexts(transaction, wanted);
  } finally {
    await transaction.rollback().execute();
  }
}
