import type { Executor } from '../database/openDatabase';
import type { Command } from './readCommand';

export interface SupportParts {
  executor: Executor;
  now: () => Date;
  /** Drops the cached pages of this process, if it has any. */
  pagesChanged: () => void;
  /** Called after the commit of notifications for these members, so that open screens hear of them. */
  announceNotifications: (memberIds: readonly number[]) => void;
}

/** The answer of a command: as text for a person, and as data for a program. */
export interface SupportAnswer {
  text: string;
  data: unknown;
}

export type Run = (command: Command, parts: SupportParts) => Promise<SupportAnswer>;
