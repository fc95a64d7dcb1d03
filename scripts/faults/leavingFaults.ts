import type { FaultyFile } from './FaultyFile';

/** Faults in the deletion of accounts, in the data export and in the calendar's address. */
export const leavingFaults: FaultyFile[] = [
  {
    topic: 'leaving',
    file: 'server/records/leaving.ts',
    tests: ['server/leaving/leaveForGood.test.ts'],
    faults: [
      [
        'A no-show that is not settled is in nobody’s way',
        "or booking.state = 'noShow' and booking.no_show in ('reported', 'contested')",
        '',
      ],
      [
        'Money on its way out is in nobody’s way',
        "state in ('asked', 'onItsWay')",
        "state = 'asked'",
      ],
      ['A draft is published when its owner comes back', 'and paused_by_leaving and', 'and'],
      ['The pick-up address stays', 'pickup_address = null, ', ''],
      [
        'What others were told keeps the name',
        "jsonb_set(params, '{member}'",
        "jsonb_set(params, '{other}'",
      ],
    ],
  },
  {
    topic: 'leaving',
    file: 'server/leaving/leaveForGood.ts',
    tests: ['server/leaving/leaveForGood.test.ts'],
    faults: [
      [
        'Who has left a second time is deleted on the day of the first',
        'member.leavesAt > at',
        'false',
      ],
      [
        'Money that has come to be open is not looked at',
        'if (Object.values(money).some((cents) => cents !== 0)) return false;',
        '',
      ],
    ],
  },
  {
    topic: 'leaving',
    file: 'server/records/accountTickets.ts',
    tests: ['server/leaving/everythingOf.test.ts'],
    named: 'the ticket',
    faults: [
      ['A ticket works again', ' and used_at is null', ''],
      [
        'A ticket never ends',
        'used_at is null and expires_at >',
        'used_at is null and expires_at <>',
      ],
    ],
  },
  {
    topic: 'leaving',
    file: 'server/calendar/calendarText.ts',
    tests: ['server/calendar/calendarText.test.ts'],
    faults: [
      ['The day of return is not in it', 'addDays(event.lastDay, 1)', 'event.lastDay'],
      ['Letters count as one byte', 'Buffer.byteLength(letter)', '1'],
    ],
  },
];
