import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labels = Record<string, string | number>;

export interface Metrics {
  /** Adds one. Labels come from fixed lists, never from what a client sent: each combination is kept. */
  count(name: CounterName, labels?: Labels): void;
  /** A request that was answered, with the time from its head to the end of its answer. */
  request(route: string, status: number, seconds: number): void;
  /** Read whenever somebody asks. */
  gauge(name: string, help: string, read: () => number): void;
  /** Everything, in the text format of Prometheus. */
  text(): string;
}

const counters = {
  skuret_http_requests_total: 'Requests answered, by route and status.',
  skuret_rejections_total: 'Requests refused to protect the service, by reason.',
  skuret_sign_ins_total: 'Attempts to sign in, by result.',
  skuret_picture_store_failures_total: 'Requests to the picture store that were given up.',
  skuret_replica_fallbacks_total: 'Reads that the primary answered because the replica could not.',
  skuret_unexpected_errors_total: 'Errors that were masked and logged under an id.',
} as const;
type CounterName = keyof typeof counters;

function labelled(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}

/** Counters of this process, written out by hand: the format is a dozen lines, a library for it thousands. */
export function createMetrics(): Metrics {
  const counts = new Map<CounterName, Map<string, number>>();
  const durations = new Map<string, { counts: number[]; sum: number; total: number }>();
  const gauges = new Map<string, { help: string; read: () => number }>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  function add(name: CounterName, key: string): void {
    const series = counts.get(name) ?? new Map<string, number>();
    counts.set(name, series);
    series.set(key, (series.get(key) ?? 0) + 1);
  }

  function count(name: CounterName, labels: Labels = {}): void {
    add(name, labelled(name, labels));
  }

  // Put together once, not for each request.
  const requestKeys = new Map<string, Map<number, string>>();

  function requestKey(route: string, status: number): string {
    const keys = requestKeys.get(route) ?? new Map<number, string>();
    requestKeys.set(route, keys);
    const key = keys.get(status) ?? labelled('skuret_http_requests_total', { route, status });
    keys.set(status, key);
    return key;
  }

  function gauge(name: string, help: string, read: () => number): void {
    gauges.set(name, { help, read });
  }
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  gauge('process_uptime_seconds', 'Age of the process.', () => Math.round(process.uptime()));
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
    count,
    request(route, status, seconds) {
      add('skuret_http_requests_total', requestKey(route, status));
      const known = durations.get(route) ?? { counts: buckets.map(() => 0), sum: 0, total: 0 };
      durations.set(route, known);
      known.sum += seconds;
      known.total += 1;
      const place = buckets.findIndex((bound) => seconds <= bound);
      if (place >= 0) known.counts[place] = (known.counts[place] ?? 0) + 1;
    },
    gauge,
    text() {
      const lines: string[] = [];
      const head = (name: string, help: string, type: string) =>
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const [name, help] of Object.entries(counters)) {
        head(name, help, 'counter');
        for (const [key, value] of counts.get(name as CounterName) ?? [])
          lines.push(`${key} ${value}`);
      }
      const duration = 'skuret_http_request_duration_seconds';
      head(duration, 'Time from the head of a request to the end of its answer.', 'histogram');
      for (const [route, known] of durations) {
        let below = 0;
        buckets.forEach((bound, index) => {
          below += known.counts[index] ?? 0;
          lines.push(`${labelled(`${duration}_bucket`, { route, le: bound })} ${below}`);
        });
        lines.push(`${labelled(`${duration}_bucket`, { route, le: '+Inf' })} ${known.total}`);
        lines.push(`${labelled(`${duration}_sum`, { route })} ${known.sum}`);
        lines.push(`${labelled(`${duration}_count`, { route })} ${known.total}`);
      }
      for (const [name, { help, read }] of gauges) {
        head(name, help, 'gauge');
        lines.push(`${name} ${read()}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
