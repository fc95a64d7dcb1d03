import type { LiveEvent } from '../../domain/liveEvent';

/** What processes tell each other: an event for some people, or that a token was ended. */
export type BusMessage = { to: readonly number[]; event: LiveEvent } | { endedToken: string };

/** Brings messages to every process, the sender's own among them. */
export interface Bus {
  /** Rejects where it could not be sent. */
  send(message: BusMessage): Promise<void>;
  close(): Promise<void>;
}

export interface BusListener {
  onMessage(message: BusMessage): void;
  /** Something may have been missed. */
  onGap(): void;
}
