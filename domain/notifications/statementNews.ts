import type { StatementKind } from '../bookings/pickupStatement';
import { formatDeadline } from '../conversations/messageTime';
import { getFirstName } from '../members/user';
import type { ScreenLanguage } from '../values/language';
import { formatMoney } from '../values/money';
import { notificationText } from './notificationText';

const contestable = ['made', 'contestBefore', 'otherwise', 'stays'] as const;

/** The sentences about each step concerning a pick-up that one side contradicts. */
const sentences = {
  assertOwnerAbsent: contestable,
  assertFault: contestable,
  assertNoShow: contestable,
  assertCancel: contestable,
  reportFaultAfterPickup: ['made', 'contestBefore', 'otherwise', 'whenBack', 'stays'],
  askSupportAboutPickup: ['made', 'confirmOrWait', 'weDecide', 'stays'],
  leavePickupToSupport: ['unconfirmed', 'weDecide', 'stays'],
  contestStatement: ['contested', 'weDecide', 'stays'],
  countStatement: ['uncontested', 'outcome'],
  upholdStatement: ['upheld', 'outcome'],
  overturnStatement: ['overturned'],
  countFault: ['uncontested', 'outcome', 'whenBack'],
  upholdFault: ['upheld', 'outcome', 'whenBack'],
  overturnFault: ['faultRejected'],
} as const;
export type StatementEvent = keyof typeof sentences;

export function isStatementEvent(event: string): event is StatementEvent {
  return Object.hasOwn(sentences, event);
}

export const statementEvents = Object.keys(sentences).filter(isStatementEvent);

/** The amounts and the deadline of a statement about a pick-up, as one of the two reads them. */
export interface StatementTerms {
  event: StatementEvent;
  kind: StatementKind;
  reader: 'borrower' | 'owner';
  /** The part of the price that the borrower gets back if the statement counts, in øre. */
  backCents: number;
  /** The owner's part if it counts, in øre. */
  ownerCents: number;
  depositCents: number;
  /** Until when it can be contested, as an instant. */
  until: string;
}

interface News {
  member: string;
  tool: string;
  days: string;
}

const afterPickup: readonly StatementEvent[] = [
  'reportFaultAfterPickup',
  'countFault',
  'upholdFault',
];

/** The texts about a statement: a title, and sentences with the amounts and the deadline of this reader. */
export function statementNews(
  { event, kind, reader, backCents, ownerCents, depositCents, until }: StatementTerms,
  news: News,
  language: ScreenLanguage,
): { title: string; line: string } {
  // After a pick-up the owner can still report damage when the tool is back, so the deposit is not free yet.
  const hasDeposit = depositCents > 0 && !afterPickup.includes(event);
  const money = {
    back: formatMoney(backCents, language),
    deposit: hasDeposit ? formatMoney(depositCents, language) : 'none',
    owner: ownerCents === 0 ? 'none' : formatMoney(ownerCents, language),
  };
  const first = getFirstName(news.member);
  const terms = { ...news, ...money, first, reader, until: formatDeadline(until, language) };
  const outcome = notificationText('pickup_disputed.outcome', terms, language);
  const values = { ...terms, outcome };
  const line = sentences[event]
    .map((sentence) =>
      sentence === 'made'
        ? notificationText(`pickup_disputed.made.${kind}`, values, language)
        : notificationText(`pickup_disputed.${sentence}`, values, language),
    )
    .join(' ');
  return { title: notificationText('pickup_disputed.title', news, language), line };
}
