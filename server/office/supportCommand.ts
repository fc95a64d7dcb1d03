import type { Executor } from '../database/openDatabase';
import type { Command } from './readCommand';

export interface SupportParts {
  executor: Executor;
  now: () => Date;
}

/** The answer of a command: as text for a person, and as data for a program. */
export interface SupportAnswer {
  text: string;
  data: unknown;
}

export type Run = (command: Command, parts: SupportParts) => Promise<SupportAnswer>;
