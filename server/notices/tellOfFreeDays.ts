import { to } from '../../domain/addresses';
import { copenhagenDateOf } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import type { Handler } from '../outbox/jobs';
import { noteWatchTold, waitingForDays } from '../records/dayWatches';
import { freeUnits, lockTool } from '../records/reservations';
import { notify } from './notify';

interface Telling {
  executor: Executor;
  now: () => Date;
  /** After the commit: whom something was told. */
  told: (memberIds: readonly number[]) => void;
}

/**
 * Tells everybody who waits for days of a tool and for whom all of them are free now, once: what is told and that it was
 * told are one transaction. May run at any time and any number of times.
 */
export function tellOfFreeDays({ executor, now, told }: Telling): Handler<{ toolId: number }> {
  return async ({ toolId }) => {
    const at = now();
    const today = copenhagenDateOf(at);
    const memberIds = await executor.transaction().execute(async (transaction) => {
      // Nobody takes the days between the look and the word.
      await lockTool(transaction, toolId);
      const reached: number[] = [];
      for (const watch of await waitingForDays(transaction, toolId, today)) {
        const { id, memberId, toolName, startDate, endDate, units } = watch;
        const free = await freeUnits(transaction, watch, today);
        if (free.length < units) continue;
        await noteWatchTold(transaction, id, at);
        const choice = { start: startDate, end: endDate, quantity: units === 1 ? null : units };
        await notify(
          transaction,
          {
            memberId,
            kind: 'days_free',
            params: { tool: toolName, start: startDate, end: endDate },
            // Who was told and has asked again is told again.
            once: `days watched ${id} since ${watch.createdAt.toISOString()}`,
            address: to.book(String(toolId), choice),
          },
          at,
        );
        reached.push(memberId);
      }
      return reached;
    });
    if (memberIds.length > 0) told(memberIds);
  };
}
