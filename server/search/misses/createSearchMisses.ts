import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { getCopenhagenDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';
import { addMisses } from '../records/searchMisses';
import { countedTerm } from './countedTerm';

/** A search that found nothing. */
export interface SearchMiss {
  term: string;
  /** Whether it had a filter. */
  isNarrowed: boolean;
  /** The network address of the client, used only for the rate limit; empty for a page that the service renders. */
  address: string;
}

export interface SearchMisses {
  /** Keeps a miss in memory. Never throws and returns immediately, so a search does not wait for it. */
  note(miss: SearchMiss): void;
  /** Stores the misses noted since the last call. A failure is logged, and these misses are lost. */
  store(): Promise<void>;
}

/** Misses of one address per hour; terms that wait to be stored; terms that are stored per day. */
const bounds = { ofAddress: 60, waiting: 200, aDay: 1_000 };

interface Count {
  misses: number;
  narrowed: number;
}

/**
 * Counts the terms of searches that find nothing, without recording who searched (docs/decisions/58-search-misses.md).
 * `isCounting`: false turns the counting off.
 */
export function createSearchMisses(
  executor: Executor,
  { now, log, isCounting }: { now: () => Date; log: Logger; isCounting: boolean },
): SearchMisses {
  const fromAddress = new RateLimiterMemory({ points: bounds.ofAddress, duration: 3_600 });
  let waiting = new Map<string, Count>();

  function count(term: string, isNarrowed: boolean): void {
    const known = waiting.get(term);
    if (!known && waiting.size >= bounds.waiting) return;
    waiting.set(term, {
      misses: (known?.misses ?? 0) + 1,
      narrowed: (known?.narrowed ?? 0) + (isNarrowed ? 1 : 0),
    });
  }

  return {
    note({ term, isNarrowed, address }) {
      if (!isCounting || address === '') return;
      const counted = countedTerm(term);
      if (counted === null) return;
      fromAddress.consume(address).then(
        () => count(counted, isNarrowed),
        () => undefined,
      );
    },
    async store() {
      if (waiting.size === 0) return;
      const noted = [...waiting].map(([term, counts]) => ({ term, ...counts }));
      waiting = new Map();
      // The search field sends a request at each pause, so the beginning of a word is followed by the whole word.
      const whole = noted.filter(
        ({ term }) =>
          !noted.some(
            (other) => other.term.startsWith(term) && /^[^ ]/.test(other.term.slice(term.length)),
          ),
      );
      const day = getCopenhagenDate(now());
      await addMisses(executor, { day, misses: whole, most: bounds.aDay }).catch((error: unknown) =>
        log.warn({ err: error }, 'could not count searches without results'),
      );
    },
  };
}
