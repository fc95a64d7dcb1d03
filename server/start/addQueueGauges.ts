import { caseKinds } from '../../domain/office/cases';
import { cacheForSeconds } from '../database/cacheForSeconds';
import type { Executor } from '../database/openDatabase';
import { countWaiting } from '../office/records/cases';
import type { Start } from './createStart';

/** Shows how many cases of each kind wait for staff, and since when the oldest one waits. */
export function addQueueGauges(
  { metrics, now }: Pick<Start, 'metrics' | 'now'>,
  executor: Executor,
) {
  const waiting = cacheForSeconds(() => countWaiting(executor), 30, now);
  metrics.gaugeBy('kind', 'skuret_office_cases', 'Open cases of the office, by kind.', async () => {
    const counts = await waiting();
    return caseKinds.map((of) => ({
      of,
      value: counts.find(({ kind }) => kind === of)?.count ?? 0,
    }));
  });
  metrics.gauge(
    'skuret_office_oldest_case_seconds',
    'Age of the oldest open case of the office; 0 without one.',
    async () => {
      const times = (await waiting()).map(({ oldest }) => oldest.getTime());
      return times.length === 0 ? 0 : Math.round((now().getTime() - Math.min(...times)) / 1_000);
    },
  );
}
