import { Gauge } from 'prom-client';
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
  new Gauge({
    name: 'skuret_office_cases',
    help: 'Open cases of the office, by kind.',
    labelNames: ['kind'],
    registers: [metrics.registry],
    async collect() {
      const counts = await waiting().catch(() => []);
      for (const each of caseKinds) {
        this.set({ kind: each }, counts.find(({ kind }) => kind === each)?.count ?? 0);
      }
    },
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
