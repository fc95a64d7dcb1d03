import { gatheredWords, type NoticeOf, noticeWords } from '../../../domain/notifications/notices';
import { sharedPicture } from '../../../domain/tools/pictures';
import { addresses } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { MailedBooking } from '../records/mailedBookings';
import { bookingFacts } from './bookingFacts';
import { getSubject } from './mailThread';
import type { MailContent } from './renderMail';

export type MailedNotice = NoticeOf & { count: number; address: string | null };

interface Recipient {
  language: ScreenLanguage;
  name: string;
  unsubscribe: string | null;
}

interface Options {
  /** The public address of the service. */
  base: string;
  /** The owner's commission in percent. */
  commissionPercent: number;
}

/** The mail about one notice or several. `booking`: the one that they are all about; null when there is none. */
export function noticeMail(
  notices: readonly [MailedNotice, ...MailedNotice[]],
  booking: MailedBooking | null,
  recipient: Recipient,
  { base, commissionPercent }: Options,
): MailContent {
  const { language } = recipient;
  const [first] = notices;
  const toWords = (notice: MailedNotice) => ({
    ...noticeWords(notice, notice.count, language),
    address: notice.address ?? addresses.dashboard,
  });
  const each = notices.map(toWords);
  const only = toWords(first);
  const isGathered = notices.length > 1;
  const { title, action } = isGathered ? gatheredWords(notices.length, language) : only;
  const links = each.flatMap((words) => [
    ...(isGathered ? [{ label: words.title, address: words.address }] : []),
    ...words.links,
  ]);
  return {
    ...recipient,
    base,
    subject: isGathered ? title : getSubject(title, first),
    paragraphs: each.flatMap(({ paragraphs }) => paragraphs),
    links: links.map(({ label, address }) => ({ label, href: base + address })),
    button: { label: action, href: base + (isGathered ? addresses.dashboard : only.address) },
    ...(booking && {
      picture: { src: base + sharedPicture(booking.imageUrl), alt: booking.tool },
      facts: bookingFacts(booking, notices.at(-1) ?? first, { commissionPercent, language }),
    }),
  };
}
