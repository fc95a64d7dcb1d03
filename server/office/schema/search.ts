import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { toCsv } from '../../../domain/values/csv';
import { limits } from '../../config/limits';
import { signedInStaff } from '../../context/officeContext';
import type { Resolvers, SearchIn } from '../../context/officeResolvers.generated';
import { message } from '../../texts/translate';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { readBookingId } from '../readBookingId';
import { type SearchAsked, type SearchKind, search } from '../records/search';
import { inWords } from './staff';

const kinds = {
  MEMBERS: 'members',
  TOOLS: 'tools',
  BOOKINGS: 'bookings',
  REPORTED: 'reported',
} as const satisfies Record<SearchIn, SearchKind>;

const { searchPage, searchCsv } = limits.office;

/** Fewer characters are in no index of parts. */
const shortestPart = 3;

/** What the typed text stands for; null when it is too short. */
function readText(kind: SearchKind, typed: string): Pick<SearchAsked, 'part' | 'id'> | null {
  const text = typed.trim();
  if (kind === 'bookings') return { part: null, id: readBookingId(text) };
  const id = readId(text);
  if (id !== null) return { part: null, id };
  return text.length < shortestPart ? null : { part: text, id: null };
}

function checkLength(text: string): void {
  if (text.length > limits.office.searchText) throw badInput('The text is too long');
}

export const searchTopic: Resolvers = {
  Query: {
    async search(_root, { in: name, text, after }, context) {
      await signedInStaff(context);
      checkLength(text);
      const kind = kinds[name];
      const read = readText(kind, text);
      const tooShort = message('office.search.tooShort', { least: shortestPart });
      if (!read) return { lines: [], next: null, errors: inWords(context, tooShort) };
      const asked = { ...read, after: readId(after ?? '') ?? 0, most: searchPage + 1 };
      const found = await search(context.executor, kind, asked);
      const lines = found.slice(0, searchPage);
      const last = lines.at(-1);
      return {
        lines: lines.map(({ id, caseId, ...line }) => ({
          ...line,
          id: String(id),
          number: kind === 'bookings' ? bookingNumber(id) : String(id),
          caseId: caseId === null ? null : String(caseId),
        })),
        next: found.length > searchPage && last ? String(last.id) : null,
        errors: [],
      };
    },
    async toolsCsv(_root, { text }, context) {
      await signedInStaff(context);
      checkLength(text);
      const read = readText('tools', text);
      const asked = read && { ...read, after: 0, most: searchCsv };
      const tools = asked ? await search(context.executor, 'tools', asked) : [];
      return toCsv([
        ['number', 'name', 'place', 'state', 'price per day', 'since'],
        ...tools.map(({ id, name, place, state, cents, since }) => [
          String(id),
          name,
          place ?? '',
          state ?? '',
          { cents: cents ?? 0 },
          since.toISOString().slice(0, 10),
        ]),
      ]);
    },
  },
};
