import {
  type BookingDecisionKind,
  getLastAppealDay,
  type HideableKind,
  type RestrictionKind,
  type TermsRule,
} from '../../../domain/members/measures';
import { notificationText } from '../../../domain/notifications/notificationText';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { type Language, screenLanguage } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type { MeasureKind, Resolvers } from '../../context/resolvers.generated';
import { type Message, message, translate } from '../../texts/translate';
import { cleanText, countCharacters } from '../../validation/cleanText';
import { readId } from '../../validation/readId';
import {
  type MeasureRecord,
  measureById,
  measuresOfMember,
  storeAppeal,
} from '../records/measures';

export const measureKindNames = {
  warning: 'WARNING',
  limit: 'LIMIT',
  suspension: 'SUSPENSION',
  closing: 'CLOSING',
  tool: 'TOOL',
  review: 'REVIEW',
  message: 'MESSAGE',
  dispute: 'DISPUTE',
  noShow: 'NO_SHOW',
  coverClaim: 'COVER_CLAIM',
} as const satisfies Record<RestrictionKind | HideableKind | BookingDecisionKind, MeasureKind>;

/** The title of a section of the terms. As given, the screens that show it are English. */
export const getRuleName = (rule: TermsRule, language: Language): string =>
  notificationText(`rule.${rule}`, {}, screenLanguage(language, 'en'));

/** Why the member cannot appeal now; null when they can. */
function findAppealError(measure: MeasureRecord, now: Date): Message | null {
  if (measure.appealedAt !== null) return message('measures.appealedBefore');
  if (measure.liftedAt !== null) return message('measures.noAppeal');
  const lastDay = getLastAppealDay(measure.takenAt);
  if (getCopenhagenDate(now) <= lastDay) return null;
  return message('measures.appealTooLate', { until: (language) => formatDate(lastDay, language) });
}

function findTextError(text: string): Message | null {
  const { max } = limits.appeal;
  if (text === '') return message('measures.appealRequired');
  return countCharacters(text) > max ? message('measures.appealTooLong', { max }) : null;
}

export const measures: Resolvers = {
  Query: {
    async measures(_root, _args, context) {
      const { user } = await signedIn(context);
      return measuresOfMember(context.executor, user.id, limits.office.measures);
    },
  },
  Mutation: {
    async appeal(_root, args, context) {
      const { user } = await signedIn(context);
      const { executor } = context;
      const found = await measureById(executor, readId(args.id) ?? 0);
      const measure = found?.memberId === user.id ? found : null;
      const reject = (error: Message) => ({
        measure,
        errors: [translate(error, screenLanguage(context.language, 'en'))],
      });
      if (!measure) return reject(message('measures.noAppeal'));
      const text = cleanText(args.text);
      const at = context.now();
      const error = findAppealError(measure, at) ?? findTextError(text);
      if (error) return reject(error);
      const { id } = measure;
      if (!(await storeAppeal(executor, { id, memberId: user.id, text, at }))) {
        return reject(message('measures.appealedBefore'));
      }
      return { measure: await measureById(executor, id), errors: [] };
    },
  },
  Measure: {
    kind({ kind, subject }) {
      if (kind !== 'hidden') return measureKindNames[kind];
      return measureKindNames[subject === null || subject === 'booking' ? 'tool' : subject];
    },
    amountCents: ({ cents }) => cents,
    bookingId: ({ subject, subjectId }) => (subject === 'booking' ? subjectId : null),
    toolName: ({ tool }) => tool,
    ruleName: ({ rule }, _args, { language }) => getRuleName(rule, language),
    appealUntil: (measure, _args, { now }) =>
      findAppealError(measure, now()) === null ? getLastAppealDay(measure.takenAt) : null,
  },
};
