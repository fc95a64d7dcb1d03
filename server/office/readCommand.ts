import { parseArgs } from 'node:util';

/** A command that cannot be done; the message is a sentence for the person who typed it. */
export class SupportRefused extends Error {}

export const usage = `npm run support -- COMMAND

  misses [--days N]                          what people searched for and did not find, of 30 days

It takes --json.`;

const options = {
  days: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export interface Command {
  name: string;
  days: string | undefined;
  json: boolean;
}

/** Parses the arguments after `npm run support --`. */
export function readCommand(args: readonly string[]): Command {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new SupportRefused(`${(error as Error).message}\n\n${usage}`);
  }
  const [name, ...more] = parsed.positionals;
  if (name === undefined || name === 'help') throw new SupportRefused(usage);
  if (more.length > 0) throw new SupportRefused(`Unexpected argument "${more.join(' ')}".`);
  const { days, json = false } = parsed.values;
  return { name, days, json };
}

const usualDays = 30;

/** The number of days that a command covers, today included. */
export function readDays({ days: text = String(usualDays) }: Command, most: number): number {
  const days = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= most) return days;
  throw new SupportRefused(`--days "${text}" is not a number of days from 1 to ${most}.`);
}
