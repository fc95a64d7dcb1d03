import { to } from '../../domain/values/addresses';
import { getCopenhagenDate } from '../../domain/values/days';
import { freeUnits, lockTool } from '../bookings/records/reservations';
import type { Executor } from '../database/openDatabase';
import type { Handler } from '../jobs/jobs';
import { markAlertNotified, waitingForDays } from '../search/records/availabilityAlerts';
import { notify } from './notify';

interface Telling {
  executor: Executor;
  now: () => Date;
  /** Called after the commit with the notified members. */
  onNotified: (memberIds: readonly number[]) => void;
}

/**
 * Tells each member who waits for days of a tool, once, when all of those days are free. One transaction stores the
 * notification and that it was told. Idempotent; may run at any time.
 */
export function notifyOfFreeDays({
  executor,
  now,
  onNotified,
}: Telling): Handler<{ toolId: number }> {
  return async ({ toolId }) => {
    const at = now();
    const today = getCopenhagenDate(at);
    const memberIds = await executor.transaction().execute(async (transaction) => {
      // The lock prevents a booking between the check and the notification.
      await lockTool(transaction, toolId);
      const reached: number[] = [];
      for (const alert of await waitingForDays(transaction, toolId, today)) {
        const { id, memberId, toolName, startDate, endDate, units } = alert;
        const free = await freeUnits(transaction, alert, today);
        if (free.length < units) continue;
        await markAlertNotified(transaction, id, at);
        const choice = { start: startDate, end: endDate, quantity: units === 1 ? null : units };
        await notify(
          transaction,
          {
            memberId,
            kind: 'days_free',
            params: { tool: toolName, start: startDate, end: endDate },
            // A member who was notified and has asked again is notified again.
            once: `days watched ${id} since ${alert.createdAt.toISOString()}`,
            address: to.book(String(toolId), choice),
            from: null,
            isTimed: true,
          },
          at,
        );
        reached.push(memberId);
      }
      return reached;
    });
    if (memberIds.length > 0) onNotified(memberIds);
  };
}
