import { formatDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { RequestContext } from '../../context/context';
import { type Message, message } from '../../texts/translate';
import { isLendingUnderWay } from '../records/blockedMembers';
import { type RestrictingMeasure, restrictingMeasure } from '../records/measures';

function toMessage({ kind, lastDay, facts: reason }: RestrictingMeasure): Message {
  if (kind === 'closing' || lastDay === null) return message('measures.closed', { reason });
  const until = (language: ScreenLanguage) => formatDate(lastDay, language);
  return kind === 'limit'
    ? message('measures.limited', { until, reason })
    : message('measures.suspended', { until, reason });
}

/** Why a restricted member may not make new requests, listings and messages; null for a member who may. */
export async function restrictionError(
  { executor, now }: Pick<RequestContext, 'executor' | 'now'>,
  { id }: { id: number },
): Promise<Message | null> {
  const measure = await restrictingMeasure(executor, id, now());
  return measure && toMessage(measure);
}

/** The same for messages: those about a booking of the two that is agreed and not over are always allowed. */
export async function writingRestricted(
  context: Pick<RequestContext, 'executor' | 'now'>,
  { id }: { id: number },
  { otherId, toolId }: { otherId: number; toolId: number | null },
): Promise<Message | null> {
  const error = await restrictionError(context, { id });
  if (!error || toolId === null) return error;
  return (await isLendingUnderWay(context.executor, [id, otherId], toolId)) ? null : error;
}
