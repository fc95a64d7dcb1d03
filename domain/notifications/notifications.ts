import { formatPeriod } from '../bookings/rentalPeriod';
import type {
  BookingDecisionKind,
  HideableKind,
  RestrictionKind,
  TermsRule,
} from '../members/measures';
import { getFirstName } from '../members/user';
import { payoutAccountStates } from '../payments/payoutAccount';
import { to } from '../values/addresses';
import { formatDate } from '../values/days';
import { listFormats } from '../values/formats';
import type { ScreenLanguage } from '../values/language';
import { type Cents, formatMoney } from '../values/money';
import { type BookingEvent, bookingNews, type NewsReader, usualReader } from './bookingNews';
import { type NotificationTextId, notificationText } from './notificationText';
import { type StatementTerms, statementNews } from './statementNews';

const conjunction = listFormats({ type: 'conjunction' });

interface BookingParams {
  member: string;
  tool: string;
  start: string;
  end: string;
  /** The amount for the reader: to pay, to get, or to get back. */
  cents?: Cents;
  /** The id of the booking, for the link to its receipt. */
  booking?: number;
}

/** The subject of a measure: the account, hidden content, or a decision about a booking. */
export type MeasureTopic = RestrictionKind | HideableKind | BookingDecisionKind;
/** `upheldBooking`: an appeal against a decision about a booking was upheld. */
export type MeasureNews = 'lifted' | 'over' | 'upheld' | 'upheldBooking' | 'rejected';

export const moneyNews = [
  ...payoutAccountStates,
  'payoutReturned',
  'refundFailed',
  'refundAgain',
  'refundPaid',
  'goodwill',
] as const;

interface MoneyNews {
  event: (typeof moneyNews)[number];
  /** The amount that waits, or that came back. */
  cents?: Cents;
  /** The last day for what the payment provider wants. */
  end?: string | null;
  /** The booking of a refund. */
  booking?: number;
  /** The reason of goodwill, by staff. */
  reason?: string;
}

/** The data of each kind of notification: texts as they were when the notification was made, days as calendar dates. */
export interface NotificationParams {
  message_received: { member: string; tool: string | null };
  booking_requested: BookingParams;
  booking_made: BookingParams;
  booking_instant: BookingParams;
  booking_agreed: BookingParams;
  booking_moved: BookingParams & {
    event: BookingEvent;
    /** Which of the two reads it; older notifications do not know. */
    reader?: NewsReader;
    /** Other days that are free. */
    free?: readonly { start: string; end: string }[];
    /** The reason that the owner gives for declining. */
    reason?: string;
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
  /** Staff have taken a measure about the member or their content. */
  measure_taken: {
    event: MeasureTopic;
    /** The hidden tool, or that of the booking. */
    tool: string | null;
    /** The last day of a limit or a suspension. */
    end: string | null;
    reason: string;
    rule: TermsRule;
    /** The last day for an appeal. */
    appeal: string;
    /** The amount of a decision about a booking. */
    cents?: Cents;
    /** Which of the two of a booking reads it; older notifications and other measures do not know. */
    reader?: NewsReader;
  };
  /** A measure is over, or an appeal against it was decided. Without a reason when its last day is over. */
  measure_news: { event: MeasureNews; reason?: string };
  /** Staff have closed a report of the member, with what was done. */
  report_closed: { reason: string };
  /** New results of the member's saved searches; some of the tools are named. */
  search_found: { tools: { id: number; name: string }[]; count: number };
  /** Days that the member waits for are free. */
  days_free: { tool: string; start: string; end: string };
  email_refused: { email: string };
  /** A webhook of the member was switched off, after days without a success. */
  webhook_off: { host: string };
  /** The member's payouts or refunds: their bank account has changed its state, or money came back. */
  money_news: MoneyNews;
}
export type NotificationKind = keyof NotificationParams;

/** A notification of any kind, with what its kind knows. */
export type NotificationContent<Kind extends NotificationKind = NotificationKind> = {
  [Each in Kind]: { kind: Each; params: NotificationParams[Each] };
}[Kind];

/** The texts of a notification, wherever it is read. */
export interface NotificationTexts {
  /** One sentence for the list in the app; also what a push shows. */
  line: string;
  /** The topic in a few words: the subject of the mail and the title of a push message. */
  title: string;
  /** The text of the mail after the title. */
  paragraphs: string[];
  /** Further links in the mail, by name. */
  links: { label: string; address: string }[];
  /** The label of the button that opens the topic. */
  action: string;
}

/** The topics that a member can switch off, each for mails and for pushes. */
export const switchedTopics = ['messages', 'reviews', 'searches', 'reminders'] as const;
export type SwitchedTopic = (typeof switchedTopics)[number];

/**
 * The topic of a notification, for the choice of what to send outside the app. `always`: it changes a booking, money
 * or the account, so its mail has no switch.
 */
export type NotificationTopic = 'always' | SwitchedTopic;

/** Which notifications a member wants outside the app. */
export interface NotificationSettings {
  emailNotifications: boolean;
  mutedMails: readonly SwitchedTopic[];
  pushNotifications: boolean;
  mutedPushes: readonly SwitchedTopic[];
}

const isIn = (topics: readonly NotificationTopic[], topic: NotificationTopic) =>
  topics.includes(topic);

/** Whether a notification goes out by mail. */
export function isMailWanted(
  topic: NotificationTopic,
  {
    emailNotifications,
    mutedMails,
  }: Pick<NotificationSettings, 'emailNotifications' | 'mutedMails'>,
): boolean {
  return topic === 'always' || (emailNotifications && !isIn(mutedMails, topic));
}

/** Whether a notification is pushed: those about bookings and money too are only pushed while pushes are on. */
export function isPushWanted(
  topic: NotificationTopic,
  {
    pushNotifications,
    mutedPushes,
  }: Pick<NotificationSettings, 'pushNotifications' | 'mutedPushes'>,
): boolean {
  return pushNotifications && !isIn(mutedPushes, topic);
}

const topics: Record<Exclude<NotificationKind, 'booking_moved'>, NotificationTopic> = {
  message_received: 'messages',
  booking_requested: 'always',
  booking_made: 'always',
  booking_instant: 'always',
  booking_agreed: 'always',
  pickup_disputed: 'always',
  review_received: 'reviews',
  measure_taken: 'always',
  measure_news: 'always',
  report_closed: 'always',
  search_found: 'searches',
  days_free: 'searches',
  email_refused: 'always',
  webhook_off: 'always',
  money_news: 'always',
};

/** Events of a booking that change neither the booking nor money. */
const eventTopics: Partial<Record<BookingEvent, NotificationTopic>> = {
  reviewPossible: 'reviews',
  reviewWaits: 'reviews',
  reviewedAsBorrower: 'reviews',
  reviewAnswered: 'reviews',
  answerSoon: 'reminders',
  fetchTomorrow: 'reminders',
  returnToday: 'reminders',
};

/** The subject of a notification. */
export function getNotificationTopic({ kind, params }: NotificationContent): NotificationTopic {
  return kind === 'booking_moved' ? (eventTopics[params.event] ?? 'always') : topics[kind];
}

/** How a kind of notification is sent outside the app; it is always listed in the app. */
interface Channels {
  /** Minutes after which the mail goes out, if it has not been read by then; null for no mail. */
  mailAfterMinutes: number | null;
  push: boolean;
}

/**
 * Messages are often read immediately, so their mail waits. A refused address cannot be reported by mail.
 */
export const notificationChannels: Record<NotificationKind, Channels> = {
  message_received: { mailAfterMinutes: 5, push: true },
  booking_requested: { mailAfterMinutes: 0, push: true },
  booking_made: { mailAfterMinutes: 0, push: false },
  booking_instant: { mailAfterMinutes: 0, push: true },
  booking_agreed: { mailAfterMinutes: 0, push: false },
  booking_moved: { mailAfterMinutes: 0, push: true },
  pickup_disputed: { mailAfterMinutes: 0, push: true },
  review_received: { mailAfterMinutes: 0, push: true },
  measure_taken: { mailAfterMinutes: 0, push: true },
  measure_news: { mailAfterMinutes: 0, push: true },
  report_closed: { mailAfterMinutes: 0, push: false },
  // A tool may be found at any hour, and the news can wait until the member looks.
  search_found: { mailAfterMinutes: 0, push: false },
  days_free: { mailAfterMinutes: 0, push: true },
  email_refused: { mailAfterMinutes: null, push: false },
  webhook_off: { mailAfterMinutes: 0, push: false },
  money_news: { mailAfterMinutes: 0, push: true },
};

/** The parameters of all kinds of notifications; each kind has some of them. */
interface AnyParams extends Partial<Omit<BookingParams, 'tool' | 'end'>> {
  tool?: string | null;
  end?: string | null;
  event?: string;
  reader?: NewsReader;
  rule?: TermsRule;
  appeal?: string;
  rating?: number;
  reason?: string;
  email?: string;
  host?: string;
  tools?: NotificationParams['search_found']['tools'];
  count?: number;
}

/** `One, another and 3 more`. */
function getNames({ tools, count = 0 }: AnyParams, language: ScreenLanguage): string {
  if (!tools) return '';
  const names = tools.map(({ name }) => name);
  const more = count - names.length;
  if (more > 0) names.push(notificationText('search_found.more', { more }, language));
  return conjunction(language).format(names);
}

const getAmount = ({ cents }: AnyParams, language: ScreenLanguage) =>
  cents === undefined ? null : formatMoney(cents, language);

/** The values of a notification's texts. `count` is the number of events that it stands for. */
function getValues(params: AnyParams, count: number, language: ScreenLanguage) {
  const {
    member = '',
    tool = null,
    start = '',
    end = null,
    rating = 0,
    reason = '',
    email = '',
    host = '',
    event = '',
    appeal = '',
    reader = 'none',
  } = params;
  return {
    member,
    first: getFirstName(member),
    tool: tool ?? '',
    hasTool: tool === null ? 'no' : 'yes',
    days: formatPeriod(start, end ?? '', language),
    event,
    reader,
    until: formatDate(end ?? '', language),
    dated: end === null ? 'no' : 'yes',
    appeal: formatDate(appeal, language),
    rule: params.rule ? notificationText(`rule.${params.rule}`, {}, language) : '',
    kr: getAmount(params, language) ?? 'none',
    rating,
    reason,
    reasoned: reason === '' ? 'no' : 'yes',
    email,
    server: host,
    names: getNames(params, language),
    count: params.count ?? count,
  };
}

function moved(params: NotificationParams['booking_moved'], language: ScreenLanguage) {
  const { event, member, tool, start, end, free = [], reader = usualReader(event) } = params;
  const days = formatPeriod(start, end, language);
  const ranges = free
    .map((range) => formatPeriod(range.start, range.end, language))
    .join(notificationText('or', {}, language));
  const news = {
    member,
    tool,
    days,
    free: ranges || null,
    reader,
    reason: params.reason ?? null,
    kr: getAmount(params, language),
  };
  return bookingNews(event, news, language);
}

function pickupDisputed(params: NotificationParams['pickup_disputed'], language: ScreenLanguage) {
  const { member, tool, start, end, statement } = params;
  const days = formatPeriod(start, end, language);
  return statementNews(statement, { member, tool, days }, language);
}

/** The link to the receipt in a notification about money, and the links to what was found. */
function getLinks({ cents, booking, tools = [] }: AnyParams, language: ScreenLanguage) {
  const found = tools.map(({ id, name }) => ({ label: name, address: to.tool(String(id)) }));
  if (cents === undefined || booking === undefined) return found;
  return [
    { label: notificationText('receipt', {}, language), address: to.receipt(String(booking)) },
    ...found,
  ];
}

type KindTextId = Extract<
  NotificationTextId,
  `${NotificationKind}.${'title' | 'line' | 'mail' | 'reason' | 'rule' | 'appeal' | 'action'}`
>;

/** The texts of a mail below its title. Other mails have the line of the list. */
const mailTexts: Partial<Record<NotificationKind, readonly KindTextId[]>> = {
  message_received: ['message_received.mail'],
  booking_requested: ['booking_requested.mail'],
  booking_made: ['booking_made.mail'],
  booking_instant: ['booking_instant.mail'],
  booking_agreed: ['booking_agreed.mail'],
  measure_taken: [
    'measure_taken.mail',
    'measure_taken.reason',
    'measure_taken.rule',
    'measure_taken.appeal',
  ],
  measure_news: ['measure_news.line', 'measure_news.reason'],
  report_closed: ['report_closed.line'],
  search_found: ['search_found.mail'],
  days_free: ['days_free.mail'],
  email_refused: [],
};

/**
 * The texts of a notification in a language. `count` is the number of events it stands for: unread notifications of one
 * kind about one thing are merged.
 */
export function getNotificationTexts(
  notification: NotificationContent,
  count: number,
  language: ScreenLanguage,
): NotificationTexts {
  const values = getValues(notification.params, count, language);
  const text = (id: KindTextId) => notificationText(id, values, language);
  const headline = () => {
    switch (notification.kind) {
      case 'booking_moved':
        return moved(notification.params, language);
      case 'pickup_disputed':
        return pickupDisputed(notification.params, language);
      default:
        return {
          title: text(`${notification.kind}.title`),
          line: text(`${notification.kind}.line`),
        };
    }
  };
  const { title, line } = headline();
  return {
    title,
    line,
    paragraphs: mailTexts[notification.kind]?.map(text).filter(Boolean) ?? [line],
    links: getLinks(notification.params, language),
    action: text(`${notification.kind}.action`),
  };
}

/** The texts of a mail that gathers several notifications. */
export function gatheredWords(
  count: number,
  language: ScreenLanguage,
): Pick<NotificationTexts, 'title' | 'action'> {
  return {
    title: notificationText('gathered.title', { count }, language),
    action: notificationText('gathered.action', {}, language),
  };
}
