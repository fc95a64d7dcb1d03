import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { copenhagenDateOf } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import { addMisses } from '../records/searchMisses';
import { countedTerm } from './countedTerm';

/** A search that found nothing. */
export interface Miss {
  term: string;
  /** Whether it had a filter. */
  isNarrowed: boolean;
  /** Where it came from, for the bound alone; empty for a page that the service renders. */
  address: string;
}

export interface Misses {
  /** Keeps it in memory. Nobody waits for it, and it cannot fail. */
  note(miss: Miss): void;
  /** Stores what was noted since; what fails is logged and forgotten. */
  store(): Promise<void>;
}

/** Of one address in an hour; terms that wait to be stored; terms of a day that are kept. */
const bounds = { ofAddress: 60, waiting: 200, aDay: 1_000 };

interface Count {
  misses: number;
  narrowed: number;
}

/**
 * Counts the words that people search for and find nothing, without who it was (docs/decisions/search-misses.md).
 * `isCounting`: false where nothing is to be counted.
 */
export function createMisses(
  executor: Executor,
  { now, log, isCounting }: { now: () => Date; log: Logger; isCounting: boolean },
): Misses {
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
      // A field asks at each pause, so the beginning of a word is followed by the word.
      const whole = noted.filter(
        ({ term }) =>
          !noted.some(
            (other) => other.term.startsWith(term) && /^[^ ]/.test(other.term.slice(term.length)),
          ),
      );
      const day = copenhagenDateOf(now());
      await addMisses(executor, { day, misses: whole, most: bounds.aDay }).catch((error: unknown) =>
        log.warn({ err: error }, 'searches that found nothing were not counted'),
      );
    },
  };
}
