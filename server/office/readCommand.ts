import { parseArgs } from 'node:util';
import { idOfNumber } from '../../domain/bookings/bookingNumber';
import { parsePriceToCents } from '../../domain/values/money';
import { cleanText } from '../validation/cleanText';
import { readId } from '../validation/readId';

/** A command that cannot be done; the message is a sentence for the person who typed it. */
export class SupportRefused extends Error {}

export const usage = `npm run support -- COMMAND

  disputes                                   what waits for a decision, the longest first
  booking ID                                 everything of a booking
  decide ID --claim KR [--late KR] --reason  decides a dispute; --late for a tool that never came back
  decide-no-show ID owner|borrower --reason  decides a contested no-show: as reported, or everything goes back
  cover-claims                               claims on the insurance that wait for a decision, the longest first
  cover-claim ID                             one of them, with what speaks for and against it
  approve-cover ID --amount KR --reason      pays so much of it from the insurance account to the owner
  reject-cover ID --reason                   pays nothing of it
  top-up --amount KR --reason                books money that was put into the payment provider's account
  member ID|EMAIL                            a member, what they borrow, lend and owe
  leaving                                    who has deleted their account and can still come back
  end-sessions ID|EMAIL --reason             signs a member out everywhere
  remove-second-factor ID|EMAIL --reason     turns two-step sign-in off for who lost the app and the codes
  hide-tool ID --reason                      takes a tool out of sight
  show-tool ID --reason                      and back
  jobs                                       what waits, is late or failed
  reports                                    what members have reported, the oldest first
  look-report ID                             a report, with what it is about as it was then
  close-report ID --reason                   done with it
  hide-review ID --reason                    takes what somebody wrote out of sight; show-review, and back
  hide-message ID --reason                   the same of a message; show-message
  misses [--days N]                          what people searched for and did not find, of 30 days

Each takes --json. A booking may be named by its number, like SK-20453.`;

const options = {
  claim: { type: 'string' },
  amount: { type: 'string' },
  late: { type: 'string' },
  reason: { type: 'string' },
  days: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export interface Command {
  name: string;
  /** The subject of the command, as typed. */
  what: string;
  /** The side it is decided for; undefined for commands that decide no such case. */
  whom: string | undefined;
  claim: string | undefined;
  amount: string | undefined;
  late: string | undefined;
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
  const whom = name === 'decide-no-show' ? more.shift() : undefined;
  if (more.length > 0) {
    throw new SupportRefused(
      `Unexpected argument "${more.join(' ')}". Put a reason of several words in quotation marks.`,
    );
  }
  const { claim, amount, late, reason, days, json = false } = parsed.values;
  return { name, what, whom, claim, amount, late, reason, days, json };
}

const longest = 2_000;

/** The reason of a command. It is kept permanently, and both members read the reason of a decision. */
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

export function readToolId(what: string): number {
  const id = readId(what);
  if (id === null) throw new SupportRefused(`"${what}" is not a tool id.`);
  return id;
}

/** The id of a booking, from its id or its public number. */
export function readBookingId(what: string): number {
  const [, number] = /^SK-(\d{1,15})$/i.exec(what) ?? [];
  const id = number === undefined ? readId(what) : idOfNumber(Number(number));
  if (id !== null) return id;
  throw new SupportRefused(`"${what}" is not a booking id or number.`);
}

/** Converts typed kroner to øre. */
export function readKroner(text: string | undefined, option: string): number {
  if (text === undefined) throw new SupportRefused(`Missing amount: --${option} 250 (in kroner)`);
  const cents = parsePriceToCents(text.replace(/ ?kr\.?$/, '').replace(',', '.'));
  if (cents === null) throw new SupportRefused(`--${option} "${text}" is not an amount in kroner.`);
  return cents;
}

const usualDays = 30;

/** The number of days that a command covers, today included. */
export function readDays({ days: text = String(usualDays) }: Command, most: number): number {
  const days = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= most) return days;
  throw new SupportRefused(`--days "${text}" is not a number of days from 1 to ${most}.`);
}
