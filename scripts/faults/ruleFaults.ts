// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in the rules that app and service share. */
export const ruleFaults: readonly FaultyFile[] = [
  {
    topic: 'days',
    file: 'domain/days.ts',
    tests: ['domain/days.test.ts'],
    faults: [
      ['A rental has one day more', 'Number.NaN : to - from;', 'Number.NaN : to - from + 1;'],
      [
        'The calendar has 29 February in every year',
        'back.getUTCMonth() === month - 1 && back.getUTCDate() === day && year >= 1000',
        'back.getTime() === time && year >= 1000',
      ],
      [
        'Today is today in UTC',
        "timeZone: 'Europe/Copenhagen',\n      calendar",
        "timeZone: 'UTC',\n      calendar",
      ],
    ],
  },
  {
    topic: 'days',
    file: 'domain/daysInWords.ts',
    tests: ['domain/days.test.ts'],
    faults: [['0 days have the singular', 'days === 1 ? one', 'days <= 1 ? one']],
  },
  {
    topic: 'search rules',
    file: 'domain/facets.ts',
    tests: ['domain/facets.test.ts'],
    faults: [['A thousand is said to be more', 'count > countedTo', 'count >= countedTo']],
  },
  {
    topic: 'prices',
    file: 'domain/money.ts',
    tests: ['domain/money.test.ts'],
    faults: [
      ['A price finer than an øre is rounded', '- whole) < 0.01', '- whole) < 1'],
      ['A price below 0 is taken', 'whole >= 0 && Math', 'Math'],
      ['10 øre are left out of a price', 'cents % 100 === 0 ? whole', 'cents % 10 === 0 ? whole'],
      ['A price field loses the last øre', '.toFixed(2)', '.toFixed(1)'],
    ],
  },
  {
    topic: 'prices',
    file: 'domain/formats.ts',
    tests: ['domain/money.test.ts'],
    faults: [['English screens have Danish numbers', "en: 'en-GB'", "en: 'da-DK'"]],
  },
  {
    topic: 'prices',
    file: 'domain/toolMeasures.ts',
    tests: ['domain/toolMeasures.test.ts'],
    faults: [['A weight is shown as if it were grams', 'shownKilo = 100', 'shownKilo = 1000']],
  },
  {
    topic: 'fees',
    file: 'domain/bookingCosts.ts',
    tests: ['domain/bookingCosts.test.ts'],
    faults: [
      ['The tool page has the fee of the booking page', 'FeePercent = 5', 'FeePercent = 10'],
      ['The insurance is 50 øre', 'Cents = 500', 'Cents = 50'],
      ['The fee is left out of the total', ' + serviceFeeCents', ''],
      ['Half an øre of fee is rounded down', 'Math.round((', 'Math.floor(('],
      ['A negative number of days pays the borrower', 'days > 0 ? days : 0', 'days'],
      ['The quantity is not charged', 'chargedDays * quantity', 'chargedDays'],
    ],
  },
  {
    topic: 'bookings',
    file: 'domain/bookingStatus.ts',
    tests: ['domain/bookingStatus.test.ts'],
    faults: [
      [
        'The Active filter leaves out what is overdue',
        " || (filter === 'active' && status === 'overdue')",
        '',
      ],
      ['A rental can be reviewed twice', "action !== 'review' || !reviewed", 'action.length > 0'],
      [
        'An overdue tool cannot be returned',
        "tone: 'danger', actions: ['return']",
        "tone: 'danger', actions: []",
      ],
    ],
  },
  {
    topic: 'messages',
    file: 'domain/messageTime.ts',
    tests: ['domain/messageTime.test.ts'],
    faults: [
      ['A message of 24 hours ago shows its time alone', 'hoursAgo < 24', 'hoursAgo <= 24'],
      ['A day a week ago has the name of today', 'daysAgo < 7', 'daysAgo <= 7'],
    ],
  },
  {
    topic: 'search rules',
    file: 'domain/toolSearch.ts',
    tests: ['domain/toolSearch.test.ts'],
    faults: [
      [
        'The reset sets the highest price to the default',
        'priceCentsMax: 50_00',
        'priceCentsMax: 500_00',
      ],
      [
        'The lowest price passes the highest',
        'Math.min(Math.max(0, priceCentsMin), priceCentsMax)',
        'Math.max(0, priceCentsMin)',
      ],
      [
        'The highest price falls below the lowest',
        'Math.max(priceCentsMax, priceCentsMin)',
        'priceCentsMax',
      ],
      [
        'Cheapest and dearest first are exchanged',
        "sort === 'price-asc' ? 1 : -1",
        "sort === 'price-asc' ? -1 : 1",
      ],
      ['A distance of 0 km is taken from an address', 'distance: { min: 1,', 'distance: { min: 0,'],
      [
        'A category that is cleared stays',
        '? codes.filter((code) => code !== toggled.code)',
        '? codes',
      ],
      ['Space around a search term is sent', 'filters.searchTerm.trim()', 'filters.searchTerm'],
    ],
  },
  {
    topic: 'search rules',
    file: 'domain/foldedText.ts',
    tests: ['domain/foldedText.test.ts'],
    faults: [['`å` is found as `a`', "å: 'aa'", "å: 'a'"]],
  },
  {
    topic: 'favourites',
    file: 'domain/favourites.ts',
    tests: ['domain/favourites.test.ts'],
    faults: [
      ['The category filters nothing', 'category === null || tool', 'true || tool'],
      ['Spaces alone find nothing', 'foldedText(text.trim())', 'foldedText(text)'],
    ],
  },
  {
    topic: 'addresses',
    file: 'domain/addresses.ts',
    tests: ['domain/addresses.test.ts', 'domain/rules.test.ts'],
    faults: [
      [
        'The settings are open to visitors',
        "  'settings',\n  'savedSearches',",
        "  'savedSearches',",
      ],
      ['A tool without an id answers 200', "? segments[index] !== ''", '? true'],
      [
        'An id is put into a path as it is',
        'tool: (id: string) => `/tool/${encodeURIComponent(id)}`',
        'tool: (id: string) => `/tool/${id}`',
      ],
    ],
  },
  {
    topic: 'addresses',
    file: 'domain/safeReturnPath.ts',
    tests: ['domain/addresses.test.ts'],
    faults: [['Signing in leads to another host', '(?![/\\\\])', '']],
  },
  {
    topic: 'addresses',
    file: 'domain/query.ts',
    tests: ['domain/query.test.ts'],
    faults: [['A default stays in the address', 'if (String(value', 'if (false && String(value']],
  },
  {
    topic: 'sharing',
    file: 'domain/share.ts',
    tests: ['domain/share.test.ts'],
    faults: [
      ['101 characters are shared', 'sharedCharacters = 100', 'sharedCharacters = 101'],
      [
        'Text with `&` ends the address of a share',
        'tweet?text=${encode(text)}',
        'tweet?text=${text}',
      ],
    ],
  },
];
