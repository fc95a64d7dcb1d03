import { to } from './addresses';
import { type BookingEvent, bookingNews, type NewsReader, usualReader } from './bookingNews';
import { type Cents, formatKroner, type ScreenLanguage } from './money';
import { formatPeriod } from './rentalPeriod';
import { type StatementTerms, statementNews } from './statementNews';

interface BookingParams {
  member: string;
  tool: string;
  start: string;
  end: string;
  /** What it means for the reader in money: to pay, to get, or to get back. */
  cents?: Cents;
  /** The id of the booking, for the link to its receipt. */
  booking?: number;
}

/** The data of each kind of notice: texts as they were when the notice was made, days as calendar dates. */
export interface NoticeParams {
  message_received: { member: string; tool: string | null };
  booking_requested: BookingParams;
  booking_made: BookingParams;
  booking_instant: BookingParams;
  booking_agreed: BookingParams;
  booking_moved: BookingParams & {
    event: BookingEvent;
    /** Which of the two reads it; older notices do not know. */
    reader?: NewsReader;
    /** Other days that are free. */
    free?: readonly { start: string; end: string }[];
  };
  /** One side contradicts the pick-up that the other has confirmed, and what becomes of it. */
  pickup_disputed: {
    member: string;
    tool: string;
    start: string;
    end: string;
    statement: StatementTerms;
  };
  review_received: { member: string; tool: string; rating: number };
  /** Support has hidden one of the member's tools, or shows it again. */
  tool_hidden: { tool: string; reason: string };
  tool_shown: { tool: string };
  /** New results of the member's saved searches; some of the tools are named. */
  search_found: { tools: { id: number; name: string }[]; count: number };
  /** Days that the member waits for are free. */
  days_free: { tool: string; start: string; end: string };
  email_refused: { email: string };
}
export type NoticeKind = keyof NoticeParams;

/** A notice of any kind, with what its kind knows. */
export type NoticeOf<Kind extends NoticeKind = NoticeKind> = {
  [Each in Kind]: { kind: Each; params: NoticeParams[Each] };
}[Kind];

/** The texts of a notice, wherever it is read. */
export interface NoticeWords {
  /** One sentence for the list in the app; also what a push shows. */
  line: string;
  /** The topic in a few words: the subject of the mail and the title of a push message. */
  title: string;
  /** What the mail says beyond the title. */
  paragraphs: string[];
  /** Further links in the mail, by name. */
  links?: { label: string; address: string }[];
  /** The label of the button that opens the topic. */
  action: string;
}

/** The topics that a member can switch off, each for mails and for pushes. */
export const switchedTopics = ['messages', 'reviews', 'searches', 'reminders'] as const;
export type SwitchedTopic = (typeof switchedTopics)[number];

/**
 * What a notice is about, for the choice of what to send outside the app. `always`: it changes a booking, money or the
 * account, so its mail has no switch.
 */
export type NoticeTopic = 'always' | SwitchedTopic;

/** Which notices a member wants outside the app. */
export interface NoticeSettings {
  emailNotices: boolean;
  mutedMails: readonly SwitchedTopic[];
  pushNotices: boolean;
  mutedPushes: readonly SwitchedTopic[];
}

const isIn = (topics: readonly NoticeTopic[], topic: NoticeTopic) => topics.includes(topic);

/** Whether a notice goes out by mail. */
export function isMailWanted(
  topic: NoticeTopic,
  { emailNotices, mutedMails }: Pick<NoticeSettings, 'emailNotices' | 'mutedMails'>,
): boolean {
  return topic === 'always' || (emailNotices && !isIn(mutedMails, topic));
}

/** Whether a notice is pushed: those about bookings and money too are only pushed while pushes are on. */
export function isPushWanted(
  topic: NoticeTopic,
  { pushNotices, mutedPushes }: Pick<NoticeSettings, 'pushNotices' | 'mutedPushes'>,
): boolean {
  return pushNotices && !isIn(mutedPushes, topic);
}

const topics: Record<Exclude<NoticeKind, 'booking_moved'>, NoticeTopic> = {
  message_received: 'messages',
  booking_requested: 'always',
  booking_made: 'always',
  booking_instant: 'always',
  booking_agreed: 'always',
  pickup_disputed: 'always',
  review_received: 'reviews',
  tool_hidden: 'always',
  tool_shown: 'always',
  search_found: 'searches',
  days_free: 'searches',
  email_refused: 'always',
};

/** Events of a booking that change neither the booking nor money. */
const eventTopics: Partial<Record<BookingEvent, NoticeTopic>> = {
  reviewPossible: 'reviews',
  reviewWaits: 'reviews',
  reviewedAsBorrower: 'reviews',
  reviewAnswered: 'reviews',
  answerSoon: 'reminders',
  fetchTomorrow: 'reminders',
  returnToday: 'reminders',
};

/** What a notice is about. */
export function noticeTopic({ kind, params }: NoticeOf): NoticeTopic {
  return kind === 'booking_moved' ? (eventTopics[params.event] ?? 'always') : topics[kind];
}

/** How a kind of notice is sent outside the app; it is always listed in the app. */
interface Channels {
  /** Minutes after which the mail goes out, if it has not been read by then; null for no mail. */
  mailAfterMinutes: number | null;
  push: boolean;
}

/**
 * Messages are often read at once, so their mail waits. A member whose address refuses mail cannot be told so by mail.
 */
export const noticeChannels: Record<NoticeKind, Channels> = {
  message_received: { mailAfterMinutes: 5, push: true },
  booking_requested: { mailAfterMinutes: 0, push: true },
  booking_made: { mailAfterMinutes: 0, push: false },
  booking_instant: { mailAfterMinutes: 0, push: true },
  booking_agreed: { mailAfterMinutes: 0, push: false },
  booking_moved: { mailAfterMinutes: 0, push: true },
  pickup_disputed: { mailAfterMinutes: 0, push: true },
  review_received: { mailAfterMinutes: 0, push: true },
  tool_hidden: { mailAfterMinutes: 0, push: true },
  tool_shown: { mailAfterMinutes: 0, push: true },
  // A tool may be found at any hour, and the news can wait until the member looks.
  search_found: { mailAfterMinutes: 0, push: false },
  days_free: { mailAfterMinutes: 0, push: true },
  email_refused: { mailAfterMinutes: null, push: false },
};

type Sayings = {
  [Kind in NoticeKind]: (params: NoticeParams[Kind], count: number) => NoticeWords;
};

function moved(params: NoticeParams['booking_moved'], language: ScreenLanguage): NoticeWords {
  const { event, member, tool, start, end, free = [], reader = usualReader(event) } = params;
  const days = formatPeriod(start, end, language);
  const or = language === 'da' ? ' eller ' : ' or ';
  const ranges = free.map((range) => formatPeriod(range.start, range.end, language)).join(or);
  const kr = amountOf(params, language);
  const news = { member, tool, days, free: ranges === '' ? null : ranges, reader, kr };
  const { title, line } = bookingNews(event, news, language);
  const action = language === 'da' ? 'Se bookingen' : 'See the booking';
  return { line, title, paragraphs: [line], links: receiptLinks(params, language), action };
}

const amountOf = ({ cents }: BookingParams, language: ScreenLanguage) =>
  cents === undefined ? null : `${formatKroner(cents, language)} kr.`;

/** The link to the receipt, in a notice about money. */
function receiptLinks({ cents, booking }: BookingParams, language: ScreenLanguage) {
  if (cents === undefined || booking === undefined) return [];
  const label = language === 'da' ? 'Kvittering' : 'Receipt';
  return [{ label, address: to.receipt(String(booking)) }];
}

function pickupDisputed(
  { member, tool, start, end, statement }: NoticeParams['pickup_disputed'],
  language: ScreenLanguage,
): NoticeWords {
  const days = formatPeriod(start, end, language);
  const { title, line } = statementNews(statement, { member, tool, days }, language);
  const action = language === 'da' ? 'Se bookingen' : 'See the booking';
  return { line, title, paragraphs: [line], action };
}

/** `One, another and 3 more`. */
function namesOf({ tools, count }: NoticeParams['search_found'], language: ScreenLanguage) {
  const and = language === 'da' ? 'og' : 'and';
  const names = tools.map(({ name }) => name);
  const more = count - names.length;
  if (more > 0) return `${names.join(', ')} ${and} ${more} ${language === 'da' ? 'mere' : 'more'}`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

const linksOf = ({ tools }: NoticeParams['search_found']) =>
  tools.map(({ id, name }) => ({ label: name, address: to.tool(String(id)) }));

const danish: Sayings = {
  message_received({ member, tool }, count) {
    const about = tool === null ? '' : ` om ${tool}`;
    return count > 1
      ? {
          line: `${member} har sendt dig ${count} beskeder${about}.`,
          title: `${count} nye beskeder fra ${member}`,
          paragraphs: [`${member} har skrevet til dig${about}. Du har ${count} ulæste beskeder.`],
          action: 'Læs og svar',
        }
      : {
          line: `${member} har sendt dig en besked${about}.`,
          title: `Ny besked fra ${member}`,
          paragraphs: [`${member} har skrevet til dig${about}.`],
          action: 'Læs og svar',
        };
  },
  booking_requested(params) {
    const { member, tool, start, end } = params;
    const kr = amountOf(params, 'da');
    const days = formatPeriod(start, end, 'da');
    return {
      line: `${member} vil låne ${tool} ${days}.`,
      title: `${member} vil låne ${tool}`,
      paragraphs: [
        `${member} vil låne ${tool} ${days}.${kr === null ? '' : ` Siger du ja, får du ${kr}`} Uden svar udløber forespørgslen: Fristen står i bookingen.`,
      ],
      links: receiptLinks(params, 'da'),
      action: 'Svar',
    };
  },
  booking_made(params) {
    const { member, tool, start, end } = params;
    const kr = amountOf(params, 'da');
    const days = formatPeriod(start, end, 'da');
    return {
      line: `Du har spurgt ${member}, om du må låne ${tool} ${days}.`,
      title: `Din forespørgsel på ${tool}`,
      paragraphs: [
        `Du har spurgt ${member}, om du må låne ${tool} ${days}. ${member} har fået besked. ${kr === null ? 'Pengene' : `De ${kr}`} er reserveret og bliver først trukket, når ${member} siger ja.`,
      ],
      links: receiptLinks(params, 'da'),
      action: 'Se bookingen',
    };
  },
  booking_instant(params) {
    const { member, tool, start, end } = params;
    const kr = amountOf(params, 'da');
    const days = formatPeriod(start, end, 'da');
    return {
      line: `${member} har booket ${tool} ${days}.`,
      title: `${member} har booket ${tool}`,
      paragraphs: [
        `${member} har booket ${tool} ${days}.${kr === null ? '' : ` Du får ${kr} for det.`} Aftal, hvornår værktøjet kan hentes.`,
      ],
      links: receiptLinks(params, 'da'),
      action: 'Se bookingen',
    };
  },
  booking_agreed(params) {
    const { member, tool, start, end } = params;
    const kr = amountOf(params, 'da');
    const days = formatPeriod(start, end, 'da');
    return {
      line: `Du har booket ${tool} hos ${member} ${days}.`,
      title: `Din booking af ${tool}`,
      paragraphs: [
        `Du har booket ${tool} hos ${member} ${days}. ${member} har fået besked.${kr === null ? '' : ` Vi trækker ${kr} fra den betalingsmåde, du valgte.`} Aftal, hvornår du kan hente værktøjet.`,
      ],
      links: receiptLinks(params, 'da'),
      action: 'Se bookingen',
    };
  },
  booking_moved: (params) => moved(params, 'da'),
  pickup_disputed: (params) => pickupDisputed(params, 'da'),
  review_received({ member, tool, rating }) {
    return {
      line: `${member} har givet ${tool} ${rating} af 5 stjerner.`,
      title: `${member} har anmeldt ${tool}`,
      paragraphs: [`${member} har givet ${tool} ${rating} af 5 stjerner.`],
      action: 'Læs anmeldelsen',
    };
  },
  tool_hidden({ tool, reason }) {
    return {
      line: `Vi har skjult ${tool}: ${reason}`,
      title: `Vi har skjult ${tool}`,
      paragraphs: [
        `Ingen andre end du kan se ${tool} eller spørge om at låne det. Bookinger, der er aftalt, fortsætter.`,
        `Begrundelse: ${reason}`,
      ],
      action: 'Se dit værktøj',
    };
  },
  tool_shown({ tool }) {
    const line = `${tool} er ikke skjult længere.`;
    return { line, title: `Vi viser ${tool} igen`, paragraphs: [line], action: 'Se dit værktøj' };
  },
  search_found(found) {
    const { count } = found;
    return {
      line: `Nyt til dine gemte søgninger: ${namesOf(found, 'da')}.`,
      title:
        count === 1
          ? `${namesOf(found, 'da')} passer til din søgning`
          : `${count} nye værktøjer passer til dine søgninger`,
      paragraphs: [
        count === 1
          ? 'Der er kommet et værktøj, som du har bedt os holde øje med:'
          : 'Der er kommet værktøj, som du har bedt os holde øje med:',
      ],
      links: linksOf(found),
      action: 'Se dine gemte søgninger',
    };
  },
  days_free({ tool, start, end }) {
    const days = formatPeriod(start, end, 'da');
    return {
      line: `${tool} er blevet ledig ${days}.`,
      title: `${tool} er blevet ledig`,
      paragraphs: [
        `${tool} er blevet ledig de dage, du venter på: ${days}. Alle, der venter på dagene, får besked samtidig, og dagene er ikke reserveret til nogen.`,
      ],
      action: 'Se prisen og book',
    };
  },
  email_refused({ email }) {
    return {
      line: `Vi kan ikke sende e-mail til ${email}: Adressen tager ikke imod. Du får stadig besked her.`,
      title: 'Vi kan ikke sende e-mail til dig',
      paragraphs: [],
      action: 'Se din konto',
    };
  },
};

const english: Sayings = {
  message_received({ member, tool }, count) {
    const about = tool === null ? '' : ` about ${tool}`;
    return count > 1
      ? {
          line: `${member} has sent you ${count} messages${about}.`,
          title: `${count} new messages from ${member}`,
          paragraphs: [`${member} has written to you${about}. You have ${count} unread messages.`],
          action: 'Read and answer',
        }
      : {
          line: `${member} has sent you a message${about}.`,
          title: `New message from ${member}`,
          paragraphs: [`${member} has written to you${about}.`],
          action: 'Read and answer',
        };
  },
  booking_requested(params) {
    const { member, tool, start, end } = params;
    const kr = amountOf(params, 'en');
    const days = formatPeriod(start, end, 'en');
    return {
      line: `${member} wants to borrow ${tool}, ${days}.`,
      title: `${member} wants to borrow ${tool}`,
      paragraphs: [
        `${member} wants to borrow ${tool}, ${days}.${kr === null ? '' : ` If you accept, you get ${kr}`} Without an answer the request expires: the booking shows when.`,
      ],
      links: receiptLinks(params, 'en'),
      action: 'Answer',
    };
  },
  booking_made(params) {
    const { member, tool, start, end } = params;
    const kr = amountOf(params, 'en');
    const days = formatPeriod(start, end, 'en');
    return {
      line: `You have asked ${member} to borrow ${tool}, ${days}.`,
      title: `Your request for ${tool}`,
      paragraphs: [
        `You have asked ${member} to borrow ${tool}, ${days}. ${member} has been told. ${kr === null ? 'The money is' : `${kr} are`} reserved, and charged once ${member} says yes.`,
      ],
      links: receiptLinks(params, 'en'),
      action: 'See the booking',
    };
  },
  booking_instant(params) {
    const { member, tool, start, end } = params;
    const kr = amountOf(params, 'en');
    const days = formatPeriod(start, end, 'en');
    return {
      line: `${member} has booked ${tool}, ${days}.`,
      title: `${member} has booked ${tool}`,
      paragraphs: [
        `${member} has booked ${tool}, ${days}.${kr === null ? '' : ` You get ${kr} for it.`} Agree on when it can be picked up.`,
      ],
      links: receiptLinks(params, 'en'),
      action: 'See the booking',
    };
  },
  booking_agreed(params) {
    const { member, tool, start, end } = params;
    const kr = amountOf(params, 'en');
    const days = formatPeriod(start, end, 'en');
    return {
      line: `You have booked ${tool} from ${member}, ${days}.`,
      title: `Your booking of ${tool}`,
      paragraphs: [
        `You have booked ${tool} from ${member}, ${days}. ${member} has been told.${kr === null ? '' : ` We charge ${kr} to the payment method that you chose.`} Agree on when you can pick it up.`,
      ],
      links: receiptLinks(params, 'en'),
      action: 'See the booking',
    };
  },
  booking_moved: (params) => moved(params, 'en'),
  pickup_disputed: (params) => pickupDisputed(params, 'en'),
  review_received({ member, tool, rating }) {
    return {
      line: `${member} has given ${tool} ${rating} of 5 stars.`,
      title: `${member} has reviewed ${tool}`,
      paragraphs: [`${member} has given ${tool} ${rating} of 5 stars.`],
      action: 'Read the review',
    };
  },
  tool_hidden({ tool, reason }) {
    return {
      line: `We have hidden ${tool}: ${reason}`,
      title: `We have hidden ${tool}`,
      paragraphs: [
        `Nobody but you sees ${tool}, and nobody can ask to borrow it. Agreed bookings are not affected.`,
        `Reason: ${reason}`,
      ],
      action: 'See your tools',
    };
  },
  tool_shown({ tool }) {
    const line = `${tool} is no longer hidden.`;
    return { line, title: `We show ${tool} again`, paragraphs: [line], action: 'See your tools' };
  },
  search_found(found) {
    const { count } = found;
    return {
      line: `New for your saved searches: ${namesOf(found, 'en')}.`,
      title:
        count === 1
          ? `${namesOf(found, 'en')} matches your search`
          : `${count} new tools match your searches`,
      paragraphs: [
        count === 1
          ? 'There is a tool that you asked us to look out for:'
          : 'There are new tools that you asked us to look out for:',
      ],
      links: linksOf(found),
      action: 'See your saved searches',
    };
  },
  days_free({ tool, start, end }) {
    const days = formatPeriod(start, end, 'en');
    return {
      line: `${tool} is free again, ${days}.`,
      title: `${tool} is free again`,
      paragraphs: [
        `${tool} is free again for the days you were waiting for, ${days}. Everybody who waits for them is told at the same time, and they are not held for anyone.`,
      ],
      action: 'See the price and book',
    };
  },
  email_refused({ email }) {
    return {
      line: `We cannot send e-mail to ${email}: the address does not take any. You are still told here.`,
      title: 'We cannot send you e-mail',
      paragraphs: [],
      action: 'See your account',
    };
  },
};

const sayings: Record<ScreenLanguage, Sayings> = { da: danish, en: english };

/**
 * The texts of a notice in a language. `count` is the number of events it stands for: unread notices of one kind about
 * one thing are merged.
 */
export function noticeWords<Kind extends NoticeKind>(
  { kind, params }: { kind: Kind; params: NoticeParams[Kind] },
  count: number,
  language: ScreenLanguage,
): NoticeWords {
  return sayings[language][kind](params, count);
}

/** The texts of a mail that gathers several notices. */
export function gatheredWords(
  count: number,
  language: ScreenLanguage,
): Pick<NoticeWords, 'title' | 'action'> {
  return language === 'da'
    ? { title: `${count} nyheder om dine bookinger og beskeder`, action: 'Se dine bookinger' }
    : { title: `${count} updates on your bookings and messages`, action: 'See your bookings' };
}
