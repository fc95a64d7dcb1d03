import { type Logger, pino } from 'pino';
import type { StartOptions } from './StartOptions';

/** Leaves out what a database error repeats of the row, which may hold a person's e-mail or hash. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code, constraint, table } = error as {
    code?: string;
    constraint?: string;
    table?: string;
  };
  return { name, message, stack, code, constraint, table };
}

/** The log of the service: lines of JSON on standard error. */
export function createLog({ logLevel, logTo }: Pick<StartOptions, 'logLevel' | 'logTo'>): Logger {
  return pino(
    {
      level: logLevel,
      redact: ['*.password', '*.token', '*.authorization'],
      serializers: { err: describeError },
    },
    logTo ?? pino.destination(2),
  );
}
