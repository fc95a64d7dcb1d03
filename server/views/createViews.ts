import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type CalendarDate, copenhagenDateOf } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import { countLook, saltOfDay } from '../records/toolViews';

/** Who looks at a tool. */
export interface Viewer {
  /** Null for a visitor, whom address and browser stand for. */
  memberId: number | null;
  address: string;
  userAgent: string;
}

export interface Views {
  /** Whether the look counted: the first of this viewer today, at a tool that is listed and not theirs. */
  count(toolId: number, viewer: Viewer): Promise<boolean>;
}

const day = 86_400;

/** Of one address: many people may share one, but not hundreds in an hour, and not dozens at one tool. */
const bounds = { looks: 300, looksAtOneTool: 20 };

/**
 * Counts each viewer once a tool and day. Who it was is kept as a hash with a salt that is made anew each day and then
 * forgotten, so that nobody can tell afterwards, we neither (docs/decisions/views.md). What one address sends beyond
 * `bounds` is not counted, whatever browsers it says it has; each process has its own bounds.
 */
export function createViews(executor: Executor, now: () => Date): Views {
  const fromAddress = new RateLimiterMemory({ points: bounds.looks, duration: 3_600 });
  const atOneTool = new RateLimiterMemory({ points: bounds.looksAtOneTool, duration: day });
  let kept: { day: CalendarDate; salt: Buffer } | null = null;

  async function saltOf(today: CalendarDate): Promise<Buffer> {
    if (kept?.day !== today) {
      kept = { day: today, salt: await saltOfDay(executor, today, randomBytes(32)) };
    }
    return kept.salt;
  }

  async function isWithinBounds(toolId: number, address: string): Promise<boolean> {
    return Promise.all([
      fromAddress.consume(address),
      atOneTool.consume(`${toolId} ${address}`),
    ]).then(
      () => true,
      () => false,
    );
  }

  return {
    async count(toolId, { memberId, address, userAgent }) {
      if (!(await isWithinBounds(toolId, address))) return false;
      const today = copenhagenDateOf(now());
      const who = memberId === null ? `visitor\n${address}\n${userAgent}` : `member\n${memberId}`;
      const viewer = createHmac('sha256', await saltOf(today))
        .update(`${toolId}\n${who}`)
        .digest('base64url')
        .slice(0, 22);
      return countLook(executor, { toolId, day: today, viewer, memberId });
    },
  };
}
