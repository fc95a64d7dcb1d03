import type { LiveEvent } from '../../domain/liveEvent';
import type { Executor } from '../database/openDatabase';
import {
  changePeople,
  forgetProcess,
  keepProcess,
  onlineAmong,
  onlinePartnersOf,
} from '../records/livePeople';

/** Who has a stream open, over all processes: a row for each process and person. */
export interface Presence {
  /**
   * Brings the rows in step with who is here. A person who left has until the next look to come back, since a reload
   * is no leaving; true when somebody has.
   */
  follow(): Promise<boolean>;
  /** Says that this process lives, once it has had people. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  executor: Executor;
  processId: string;
  /** Who has a stream of this process. */
  people(): Iterable<number>;
  tell(userIds: readonly number[], event: LiveEvent): Promise<void>;
}

export function createPresence({ executor, processId, people, tell }: Options): Presence {
  /** Whose rows are stored. */
  let stored: ReadonlySet<number> = new Set();
  /** Who was missing at the last look: gone if they are at this one too. */
  let missing: ReadonlySet<number> = new Set();
  let isKept = false;

  async function sayWho(changed: readonly number[]): Promise<void> {
    const [online, partners] = await Promise.all([
      onlineAmong(executor, changed),
      onlinePartnersOf(executor, changed),
    ]);
    for (const userId of changed) {
      const to = partners
        .filter((each) => each.userId === userId)
        .map(({ partnerId }) => partnerId);
      if (to.length === 0) continue;
      const isOnline = online.has(userId);
      await tell(to, { online: { memberId: String(userId), isOnline } });
      if (!isOnline) continue;
      // Of two who come at the same moment at two processes, the first may not have been told of the second.
      for (const partnerId of to.filter((each) => !changed.includes(each))) {
        await tell([userId], { online: { memberId: String(partnerId), isOnline } });
      }
    }
  }

  async function keep(): Promise<void> {
    const isNew = await keepProcess(executor, processId);
    // The database was away for so long that others took this process for gone: its people are stored anew.
    if (isNew) stored = new Set();
    isKept = true;
  }

  return {
    async keep() {
      if (isKept) await keep();
    },
    async follow() {
      const hasCome = [...people()].some((userId) => !stored.has(userId));
      if (hasCome && !isKept) await keep();
      const here = new Set(people());
      const come = [...here].filter((userId) => !stored.has(userId));
      const away = [...stored].filter((userId) => !here.has(userId));
      const gone = away.filter((userId) => missing.has(userId));
      if (come.length > 0 || gone.length > 0) {
        await changePeople(executor, processId, { come, gone });
        const staying = away.filter((userId) => !missing.has(userId));
        stored = new Set([...here, ...staying]);
        await sayWho([...come, ...gone]);
      }
      missing = new Set(away.filter((userId) => !gone.includes(userId)));
      return missing.size > 0;
    },
    async close() {
      if (isKept) await forgetProcess(executor, processId);
    },
  };
}
