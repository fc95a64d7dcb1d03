import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Metrics of this process. The values of labels come from fixed lists, never from a client: each value is kept in
 * memory.
 */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  /** Read at each scrape. A value that cannot be read stays as it was. */
  function gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        await Promise.resolve(read()).then(
          (value) => this.set(value),
          () => undefined,
        );
      },
    });
  }

  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  gauge('process_uptime_seconds', 'Age of the process.', () => Math.round(process.uptime()));
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge(
    'skuret_event_loop_delay_p99_seconds',
    'How late the process comes to its work, since the last look.',
    () => {
      const seconds = delay.percentile(99) / 1e9;
      delay.reset();
      return Number.isFinite(seconds) ? seconds : 0;
    },
  );

  return {
    registry,
    gauge,
    requests: new Counter({
      name: 'skuret_http_requests_total',
      help: 'Requests answered, by route and status.',
      labelNames: ['route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'skuret_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['route'],
      registers,
    }),
    rejections: new Counter({
      name: 'skuret_rejections_total',
      help: 'Requests refused to protect the service, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    signIns: new Counter({
      name: 'skuret_sign_ins_total',
      help: 'Attempts to sign in, by result.',
      labelNames: ['result'],
      registers,
    }),
    pictureStoreFailures: new Counter({
      name: 'skuret_picture_store_failures_total',
      help: 'Requests to the picture store that were given up.',
      registers,
    }),
    replicaFallbacks: new Counter({
      name: 'skuret_replica_fallbacks_total',
      help: 'Reads that the primary answered because the replica could not.',
      registers,
    }),
    jobs: new Counter({
      name: 'skuret_jobs_total',
      help: 'Jobs of the outbox, by kind and what came of them.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    alarms: new Counter({
      name: 'skuret_alarms_total',
      help: 'Alarms for staff, by what they are about; at most one of a kind in an hour.',
      labelNames: ['alarm'],
      registers,
    }),
    dataAway: new Counter({
      name: 'skuret_data_away_total',
      help: 'Failures because the database or the pictures were away, or too busy.',
      registers,
    }),
    unexpectedErrors: new Counter({
      name: 'skuret_unexpected_errors_total',
      help: 'Errors that were masked and logged under an id.',
      registers,
    }),
  };
}
