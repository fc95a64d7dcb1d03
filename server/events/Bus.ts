import type { MemberEvent } from '../../domain/notifications/memberEvent';

/** A bus within the one process of an embedded database. */
export function createLocalBus(listener: BusListener): Bus {
  return {
    async send(message) {
      listener.onMessage(message);
    },
    async close() {},
  };
}

/** Messages between processes: an event for some people, or the id of a revoked token. */
export type BusMessage = { to: readonly number[]; event: MemberEvent } | { endedToken: string };

/** Delivers messages to every process, including the sender's. */
export interface Bus {
  /** Rejects when the message could not be sent. */
  send(message: BusMessage): Promise<void>;
  close(): Promise<void>;
}

export interface BusListener {
  onMessage(message: BusMessage): void;
  /** Messages may have been missed. */
  onGap(): void;
}
