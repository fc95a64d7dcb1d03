import { getLastAppealDay, isTermsRule } from '../../domain/members/measures';
import type { NewsReader } from '../../domain/notifications/bookingNews';
import type { NotificationParams } from '../../domain/notifications/notifications';
import { addresses, to } from '../../domain/values/addresses';
import type { Executor } from '../database/openDatabase';
import type { MeasureRecord, NewMeasure } from '../members/records/measures';
import { notify } from '../notifications/notify';
import { message } from '../texts/translate';
import { refuse } from './decisions';
import type { CaseParts } from './openCase';

/** The rule of a measure. Throws without one. */
export function readRule(rule: string) {
  return isTermsRule(rule) ? rule : refuse(message('office.measure.ruleRequired'));
}

interface Stated extends Omit<NewMeasure, 'caseId' | 'takenBy'> {
  tool: string | null;
  /** The side of the member in the booking of a decision. */
  reader?: NewsReader;
}

/** The notification of a measure, which has the whole statement of reasons. */
export function toStatement({ kind, subject, tool, reader, ...measure }: Stated) {
  const { facts, rule, lastDay, takenAt, cents } = measure;
  const event = kind === 'hidden' ? subject : kind;
  if (event === null || event === 'booking') throw new Error('A measure hides nothing');
  const params: NotificationParams['measure_taken'] = {
    event,
    tool,
    rule,
    end: lastDay,
    reason: facts,
    appeal: getLastAppealDay(takenAt),
    ...(typeof cents === 'number' && { cents }),
    ...(reader && { reader }),
  };
  return { kind: 'measure_taken' as const, params };
}

/** Stores the notification of a measure. */
export async function notifyOfMeasure(
  transaction: Executor,
  measure: Stated & { id: number },
): Promise<void> {
  const { id, memberId, takenAt } = measure;
  await notify(
    transaction,
    {
      ...toStatement(measure),
      memberId,
      once: `measure ${id}`,
      address: to.decision(id),
      from: null,
    },
    takenAt,
  );
}

/** Stores the notification of what became of a measure. */
export async function notifyOfNews(
  transaction: Executor,
  { id, memberId }: MeasureRecord,
  params: NotificationParams['measure_news'],
  at: Date,
): Promise<void> {
  const once = `measure ${id} ${params.event}`;
  const address = to.decision(id);
  await notify(
    transaction,
    { memberId, kind: 'measure_news', params, once, address, from: null },
    at,
  );
}

/** Stores the notification of the outcome of a report. */
export const notifyOfReport = (
  transaction: Executor,
  { id, memberId, reason, at }: { id: number; memberId: number; reason: string; at: Date },
) =>
  notify(
    transaction,
    {
      memberId,
      kind: 'report_closed',
      params: { reason },
      once: `report ${id}`,
      address: addresses.dashboard,
      from: null,
    },
    at,
  );

/** Call it after the commit: open pages show the notification, and stored jobs start. */
export function announceMeasure({ bookings }: Pick<CaseParts, 'bookings'>, memberId: number): void {
  bookings.events.announce([memberId], ['Notifications']);
  bookings.outbox.wake();
}
