import { addDays, type CalendarDate } from '../values/days';

/** A whole-day event of a calendar. Texts are as a person reads them. */
export interface CalendarEvent {
  /** Never changes. */
  uid: string;
  firstDay: CalendarDate;
  /** Part of the event. */
  lastDay: CalendarDate;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Grows with every change. */
  sequence: number;
  changedAt: Date;
  summary: string;
  description: string;
  location: string | null;
  url: string;
}

/** RFC 5545, 3.1 allows 75 bytes per line, without the line end. One byte less is for readers that count it wrong. */
const lineBytes = 74;

/** Escapes backslashes, separators and line ends; other control characters are not allowed in a calendar. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const encoder = new TextEncoder();

/** Folds a long line into several, between letters; each but the first begins with a space. */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (bytes + more > lineBytes) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += more;
  }
  parts.push(part);
  return parts.join('\r\n');
}

const day = (date: CalendarDate) => date.replaceAll('-', '');
const moment = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function getLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${moment(event.changedAt)}`,
    `LAST-MODIFIED:${moment(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;VALUE=DATE:${day(event.firstDay)}`,
    // DTEND is exclusive: the first day that is not part of the event.
    `DTEND;VALUE=DATE:${day(addDays(event.lastDay, 1))}`,
    `STATUS:${event.status}`,
    // A loan does not make the member busy on these days.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
  ];
}

/** A calendar as other programs read it (RFC 5545): the same events give the same text. */
export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Skuret//Bookings//DA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(getLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
