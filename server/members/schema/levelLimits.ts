import {
  getMemberLevel,
  type LevelLimit,
  type LevelLimits,
  type LevelStep,
  type MemberLevel,
} from '../../../domain/members/levels';
import { formatMoney } from '../../../domain/values/money';
import type { RequestContext } from '../../context/context';
import { type Message, message } from '../../texts/translate';
import { readLevelFacts, readLevelUse } from '../records/levels';

type LevelContext = Pick<RequestContext, 'executor' | 'now' | 'rateLimits' | 'mailLinks'>;

/** The level of a member, with the limits of `domain/members/levels.ts`. Null where the limits are off. */
export async function readMemberLevel(
  { executor, now, rateLimits, mailLinks }: LevelContext,
  memberId: number,
): Promise<MemberLevel | null> {
  if (!rateLimits.limitsMembers) return null;
  const facts = await readLevelFacts(executor, memberId, now());
  // Without a mail server no link arrives, so a confirmation is not asked for.
  const isEmailConfirmed = facts.isEmailConfirmed || !mailLinks.isAwaited;
  return getMemberLevel({ ...facts, isEmailConfirmed });
}

/** What the member uses of each limit. */
export async function readWholeLevelUse(
  { executor, now, rateLimits }: LevelContext,
  memberId: number,
): Promise<LevelLimits> {
  const [use, firstMessagesPerDay] = await Promise.all([
    readLevelUse(executor, memberId, now()),
    rateLimits.firstMessages(memberId),
  ]);
  return { ...use, firstMessagesPerDay };
}

function stepMessage(step: LevelStep): Message {
  if (step.kind === 'confirmEmail') return message('levels.confirmEmail');
  if (step.kind === 'finishedLoans') return message('levels.finishLoans', { more: step.more });
  return message('levels.waitDays', { more: step.more });
}

/** What the refused member can do: every step that is missing for the next level. */
function raiseMessage({ next }: MemberLevel, limit: LevelLimit): Message {
  if (!next) return message('levels.highest');
  const { [limit]: above } = next.limits;
  const [first, second, third] = next.steps.map(stepMessage);
  const higher: Message | ((language: 'da' | 'en') => string) | string =
    limit === 'toolsValueCents' ? (language) => formatMoney(above, language) : String(above);
  return message('levels.raise', {
    higher,
    steps: [first, second, third].filter((step) => step !== undefined).length,
    first: first ?? '',
    second: second ?? '',
    third: third ?? '',
  });
}

/** The error that a member has reached a limit of their level: which one, and what raises it. */
function levelError(level: MemberLevel, limit: LevelLimit): Message {
  const raise = raiseMessage(level, limit);
  const most = level.limits[limit];
  switch (limit) {
    case 'requestsPerDay':
      return message('levels.requests', { most, raise });
    case 'openBookings':
      return message('levels.openBookings', { most, raise });
    case 'firstMessagesPerDay':
      return message('levels.firstMessages', { most, raise });
    case 'toolsValueCents':
      return message('levels.toolsValue', {
        most: (language) => formatMoney(most, language),
        raise,
      });
  }
}

/** Why a member may not request another booking at their level; null for a member who may. */
export async function requestLimitError(
  context: LevelContext,
  memberId: number,
): Promise<Message | null> {
  const level = await readMemberLevel(context, memberId);
  if (!level) return null;
  const use = await readLevelUse(context.executor, memberId, context.now());
  if (use.openBookings >= level.limits.openBookings) return levelError(level, 'openBookings');
  if (use.requestsPerDay >= level.limits.requestsPerDay) return levelError(level, 'requestsPerDay');
  return null;
}

/** Counts a first message to another member; an error when the level allows no more today. */
export async function firstMessageError(
  context: LevelContext,
  memberId: number,
): Promise<Message | null> {
  const level = await readMemberLevel(context, memberId);
  if (!level) return null;
  const most = level.limits.firstMessagesPerDay;
  const isExceeded = await context.rateLimits.firstMessageExceeds(memberId, most);
  return isExceeded ? levelError(level, 'firstMessagesPerDay') : null;
}

interface Valued {
  state: string;
  declaredValueCents: number | null;
  maxAvailableCount: number;
}

/** The value of a tool that counts towards the limit. Drafts do not count. */
const getValue = ({ state, declaredValueCents, maxAvailableCount }: Valued) =>
  state === 'DRAFT' ? 0 : (declaredValueCents ?? 0) * maxAvailableCount;

/** Why a member may not list these tools at their level; `before` is the stored tool that one of them replaces. */
export async function toolsValueError(
  context: LevelContext,
  memberId: number,
  tools: readonly Valued[],
  before?: Valued,
): Promise<Message | null> {
  const sum = tools.reduce((total, tool) => total + getValue(tool), 0);
  const added = sum - (before ? getValue(before) : 0);
  if (added <= 0) return null;
  const level = await readMemberLevel(context, memberId);
  if (!level) return null;
  const { toolsValueCents } = await readLevelUse(context.executor, memberId, context.now());
  const isWithin = toolsValueCents + added <= level.limits.toolsValueCents;
  return isWithin ? null : levelError(level, 'toolsValueCents');
}
