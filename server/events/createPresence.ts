import type { MemberEvent } from '../../domain/notifications/memberEvent';
import type { Executor } from '../database/openDatabase';
import {
  changePeople,
  forgetProcess,
  keepProcess,
  listOnlinePartners,
  onlineAmong,
} from './connectedMembers';

/** The members with an open stream in any process: a row per process and member. */
export interface Presence {
  /**
   * Updates the rows to match who is present. A person who left has until the next check to come back, because a reload
   * is not leaving. Returns true when a person is waiting to be removed.
   */
  follow(): Promise<boolean>;
  /** Records that this process is alive, once it has had people. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  executor: Executor;
  processId: string;
  /** The members with an open stream in this process. */
  people(): Iterable<number>;
  tell(userIds: readonly number[], event: MemberEvent): Promise<void>;
}

export function createPresence({ executor, processId, people, tell }: Options): Presence {
  /** The people whose rows are stored. */
  let stored: ReadonlySet<number> = new Set();
  /** The members absent at the last check; removed if they are absent at this check too. */
  let missing: ReadonlySet<number> = new Set();
  let isKept = false;

  async function announcePresence(changed: readonly number[]): Promise<void> {
    const [online, partners] = await Promise.all([
      onlineAmong(executor, changed),
      listOnlinePartners(executor, changed),
    ]);
    for (const userId of changed) {
      const to = partners
        .filter((each) => each.userId === userId)
        .map(({ partnerId }) => partnerId);
      if (to.length === 0) continue;
      const isOnline = online.has(userId);
      await tell(to, { online: { memberId: String(userId), isOnline } });
      if (!isOnline) continue;
      // When two people arrive at the same moment at two processes, the first may not know of the second.
      for (const partnerId of to.filter((each) => !changed.includes(each))) {
        await tell([userId], { online: { memberId: String(partnerId), isOnline } });
      }
    }
  }

  async function keep(): Promise<void> {
    const isNew = await keepProcess(executor, processId);
    // The database was away so long that other processes removed this one, so its people are stored again.
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
        await announcePresence([...come, ...gone]);
      }
      missing = new Set(away.filter((userId) => !gone.includes(userId)));
      return missing.size > 0;
    },
    async close() {
      if (isKept) await forgetProcess(executor, processId);
    },
  };
}
