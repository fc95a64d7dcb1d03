import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type CalendarDate, getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { recordView, saltOfDay } from './records/toolViews';

/** The viewer of a tool. */
export interface Viewer {
  /** Null for a visitor, who is identified by address and browser. */
  memberId: number | null;
  address: string;
  userAgent: string;
}

export interface Views {
  /** Counts a view. True for the first one of this viewer today, of a listed tool that is not theirs. */
  count(toolId: number, viewer: Viewer): Promise<boolean>;
}

const day = 86_400;

/** Per address. People share addresses, but not hundreds view tools in an hour, or dozens the same tool in a day. */
const bounds = { looks: 300, looksAtOneTool: 20 };

/**
 * Counts each viewer once per tool and day. The viewer is stored as a hash with a salt that is new each day and deleted
 * afterwards, so that no one, Skuret included, can trace it back (docs/decisions/31-views.md). Views of one address beyond
 * `bounds` are not counted, whichever user agents it sends; each process counts for itself.
 */
export function createViews(executor: Executor, now: () => Date): Views {
  const fromAddress = new RateLimiterMemory({ points: bounds.looks, duration: 3_600 });
  const atOneTool = new RateLimiterMemory({ points: bounds.looksAtOneTool, duration: day });
  let kept: { day: CalendarDate; salt: Buffer } | null = null;

  async function readSalt(today: CalendarDate): Promise<Buffer> {
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
      const today = getCopenhagenDate(now());
      const who = memberId === null ? `visitor\n${address}\n${userAgent}` : `member\n${memberId}`;
      const viewer = createHmac('sha256', await readSalt(today))
        .update(`${toolId}\n${who}`)
        .digest('base64url')
        .slice(0, 22);
      return recordView(executor, { toolId, day: today, viewer, memberId });
    },
  };
}
