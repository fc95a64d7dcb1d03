import { parseArgs } from 'node:util';
import { idOfNumber } from '../../domain/bookings/bookingNumber';
import { parsePriceToCents } from '../../domain/values/money';
import { cleanText } from '../validation/cleanText';
import { readId } from '../validation/readId';

/** A command that cannot be done; the message is a sentence for the person who typed it. */
export class SupportRefused extends Error {}

export const usage = `npm run support -- COMMAND

  booking ID                                 everything of a booking
  top-up --amount KR --reason                books money that was put into the payment provider's account
  member ID|EMAIL                            a member, what they borrow, lend and owe
  leaving                                    who has deleted their account and can still come back
  jobs                                       what waits, is late or failed
  misses [--days N]                          what people searched for and did not find, of 30 days

Each takes --json. A booking may be named by its number, like SK-20453.`;

const options = {
  amount: { type: 'string' },
  reason: { type: 'string' },
  days: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export interface Command {
  name: string;
  /** The subject of the command, as typed. */
  what: string;
  amount: string | undefined;
  reason: string | undefined;
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
  const [name, what = '', ...more] = parsed.positionals;
  if (name === undefined || name === 'help') throw new SupportRefused(usage);
  if (more.length > 0) {
    throw new SupportRefused(
      `Unexpected argument "${more.join(' ')}". Put a reason of several words in quotation marks.`,
    );
  }
  const { amount, reason, days, json = false } = parsed.values;
  return { name, what, amount, reason, days, json };
}

const longest = 2_000;

/** The reason of a command. It is kept permanently. */
export function readReason({ reason = '' }: Command): string {
  const text = cleanText(reason);
  if (text === '') throw new SupportRefused('Missing reason: --reason "..."');
  if (text.length > longest) {
    throw new SupportRefused(
      `The reason has ${text.length} characters. The maximum is ${longest}.`,
    );
  }
  return text;
}

/** The id of a booking, from its id or its public number. */
export function readBookingId(what: string): number {
  const [, number] = /^SK-(\d{1,15})$/i.exec(what) ?? [];
  const id = number === undefined ? readId(what) : idOfNumber(Number(number));
  if (id !== null) return id;
  throw new SupportRefused(`"${what}" is not a booking id or number.`);
}

/** Converts the typed kroner of `--amount` to øre. */
export function readKroner({ amount }: Command): number {
  if (amount === undefined) throw new SupportRefused('Missing amount: --amount 250 (in kroner)');
  const cents = parsePriceToCents(amount.replace(/ ?kr\.?$/, '').replace(',', '.'));
  if (cents === null) throw new SupportRefused(`--amount "${amount}" is not an amount in kroner.`);
  return cents;
}

const usualDays = 30;

/** The number of days that a command covers, today included. */
export function readDays({ days: text = String(usualDays) }: Command, most: number): number {
  const days = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= most) return days;
  throw new SupportRefused(`--days "${text}" is not a number of days from 1 to ${most}.`);
}
