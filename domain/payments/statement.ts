import { type CsvCell, toCsv } from '../values/csv';
import { type CalendarDate, getCopenhagenDate } from '../values/days';
import type { Cents } from '../values/money';
import { moneyLineNames } from './moneyLineNames';
import type { MoneyLineKind, Side } from './receipt';

/** A line of a member's yearly statement, as the schema returns it. */
export interface StatementLine {
  bookingId: string;
  number: string;
  role: Side;
  tool: { name: string };
  member: { name: string };
  startDate: CalendarDate;
  endDate: CalendarDate;
  line: { kind: MoneyLineKind; at: string; amountCents: Cents };
}

const getTotal = (lines: readonly StatementLine[]): Cents =>
  lines.reduce((sum, { line }) => sum + line.amountCents, 0);

/** A booking of the year with its lines and their sum. Bookings are ordered by their first line. */
export interface StatementBooking<Line extends StatementLine> {
  lines: readonly [Line, ...Line[]];
  totalCents: Cents;
}

function groupByBooking<Line extends StatementLine>(
  lines: readonly Line[],
): StatementBooking<Line>[] {
  const byBooking = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const known = byBooking.get(line.bookingId);
    if (known) known.push(line);
    else byBooking.set(line.bookingId, [line]);
  }
  return [...byBooking.values()].map((own) => ({ lines: own, totalCents: getTotal(own) }));
}

/** One side of a year: the sum of each kind of line, the sum of all, and each booking. */
export interface StatementSide<Line extends StatementLine> {
  kinds: { kind: MoneyLineKind; cents: Cents }[];
  totalCents: Cents;
  bookings: StatementBooking<Line>[];
}

/** The lines of one side of a year, added up. */
export function statementSide<Line extends StatementLine>(
  lines: readonly Line[],
  side: Side,
): StatementSide<Line> {
  const own = lines.filter(({ role }) => role === side);
  const names = Object.keys(moneyLineNames) as MoneyLineKind[];
  const kinds = names
    .filter((kind) => own.some(({ line }) => line.kind === kind))
    .map((kind) => ({ kind, cents: getTotal(own.filter(({ line }) => line.kind === kind)) }));
  return { kinds, totalCents: getTotal(own), bookings: groupByBooking(own) };
}

/** Translates a text as given into a language. */
type Say = (text: string) => string;

const head = [
  /*i18n*/ 'Dato',
  /*i18n*/ 'Booking',
  /*i18n*/ 'Værktøjet',
  /*i18n*/ 'Ejer eller låner',
  /*i18n*/ 'Første dag',
  /*i18n*/ 'Sidste dag',
  /*i18n*/ 'Post',
  /*i18n*/ 'Tjent (kr.)',
  /*i18n*/ 'Betalt (kr.)',
];

function row(
  { role, number, tool, member, startDate, endDate, line }: StatementLine,
  say: Say,
): CsvCell[] {
  const amount = { cents: line.amountCents };
  return [
    getCopenhagenDate(new Date(line.at)),
    number,
    tool.name,
    member.name,
    startDate,
    endDate,
    say(moneyLineNames[line.kind]),
    role === 'OWNER' ? amount : '',
    role === 'BORROWER' ? amount : '',
  ];
}

/** A year as a table for a spreadsheet: one row for each line, in the given order, in the language of `say`. */
export function statementCsv(lines: readonly StatementLine[], say: Say): string {
  return toCsv([head.map(say), ...lines.map((line) => row(line, say))]);
}
