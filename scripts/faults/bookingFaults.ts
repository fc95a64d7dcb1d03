// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in bookings and their notices. The tests run on PGlite. */
export const bookingFaults: readonly FaultyFile[] = [
  {
    topic: 'bookings',
    file: 'server/bookings/moveBooking.ts',
    tests: ['server/test/bookingLife.test.ts'],
    faults: [
      [
        'Anything can be done at any time',
        "if (!canTake(step, actor, facts, now)) return { kind: 'impossible' };",
        '',
      ],
      [
        'Who does not fit is not declined',
        'await declineUnfitRequests(transaction, after, now, moved);',
        '',
      ],
      [
        'Cancelled days stay taken',
        "'completed') {\n    await releaseDays(transaction, booking.id);",
        "'completed') {",
      ],
      ['Nobody looks at it again', 'due_at: next?.dueAt ?? null', 'due_at: null'],
    ],
  },
  {
    topic: 'bookings',
    file: 'server/bookings/bookingMoney.ts',
    tests: [
      ...['server/test/bookingLife.test.ts', 'server/test/bookingHistories.test.ts'],
      'server/test/noShow.test.ts',
    ],
    faults: [
      ['Nothing comes back', 'await refundPrice(transaction, payments, booking, all, part);', ''],
      ['What is kept of a no-show is paid out at once', 'if (isHeld(booking)) return;', ''],
      [
        'The deposit stays reserved',
        "if (deposit.state === 'authorised') {\n      const change",
        "if (deposit.state === 'begun') {\n      const change",
      ],
      ['A late fee is never a debt', 'if (owed <= 0) return false;', 'return false;'],
      [
        'Deposits are reserved at once',
        'if (now < depositDueAt(startDate) && !atHandover) return null;',
        '',
      ],
      ['A long loan has its deposit reserved', 'return neededUntil <= held;', 'return true;'],
    ],
  },
  {
    topic: 'bookings',
    file: 'server/bookings/changeEffect.ts',
    tests: ['server/test/bookingChanges.test.ts'],
    faults: [
      [
        'A change takes days that somebody has',
        'if (free.length < units) {',
        'if (free.length < 0) {',
      ],
      [
        'A change that is paid is not taken',
        'await moveChangeMoney(transaction, payments, booking, change);',
        '',
      ],
      ['New days have no reminders', 'await planReminders(transaction, after);', ''],
      [
        'Who does not fit any more is not declined',
        'await declineUnfitRequests(transaction, after, at, moved);',
        '',
      ],
    ],
  },
  {
    topic: 'bookings',
    file: 'server/bookings/changeMoney.ts',
    tests: ['server/test/bookingChanges.test.ts', 'server/test/bookingHistories.test.ts'],
    faults: [
      [
        'What a change cost more is not given back',
        "purpose === 'booking' || purpose === 'change'",
        "purpose === 'booking'",
      ],
      [
        'What was reserved for a change stays reserved',
        "await service.enqueueChange(transaction, 'cancel', leaving, 0);",
        '',
      ],
    ],
  },
  {
    topic: 'bookings',
    file: 'server/bookings/warnNextBorrowers.ts',
    tests: ['server/test/bookingChanges.test.ts'],
    faults: [
      [
        'Everybody who comes next is warned',
        '|| (await hasEnoughUnits(transaction, next, today))) continue;',
        ') continue;',
      ],
    ],
  },
  {
    topic: 'bookings',
    file: 'server/bookings/codes.ts',
    tests: ['server/test/bookingLife.test.ts'],
    faults: [
      ['A code can be guessed for ever', ' || row.wrong_attempts >= maxAttempts', ''],
      ['Any code is right', 'timingSafeEqual(typed, shown)', 'true'],
    ],
  },
  {
    topic: 'bookings',
    file: 'server/validation/checkBooking.ts',
    tests: ['server/test/bookings.test.ts'],
    named: 'their own tool|is refused',
    faults: [
      [
        'A person books their own tool',
        "if (tool && tool.ownerId === borrowerId) return { error: said('This is your own tool.') };",
        '',
      ],
      ['A booking is longer than its owner wants', 'days > longestDays', 'days > longestDays + 1'],
      ['An owner is not given the notice they ask for', 'ahead < noticeDays', 'ahead < 0'],
    ],
  },
  {
    topic: 'reservations',
    file: 'server/records/reservations.ts',
    tests: ['server/test/reservations.test.ts', 'server/test/bookings.test.ts'],
    faults: [
      [
        'What is taken is free',
        'where promised.tool_id = ${toolId} and',
        'where false and promised.tool_id = ${toolId} and',
      ],
      [
        'A tool that has not come back is free today',
        'where booking.tool_id = ${toolId} and ${isOut} and',
        'where false and booking.tool_id = ${toolId} and ${isOut} and',
      ],
      ['The buffer is forgotten', ', tools.buffer_days\n    from tools', ', 0\n    from tools'],
      ['Half a booking is taken', 'if (units.length < booking.units) return false;', ''],
      ['Its own days are in its way', 'taken.booking_id is distinct from ${except} and ', ''],
    ],
  },
  {
    topic: 'outbox',
    file: 'server/records/outbox.ts',
    tests: ['server/test/outbox.test.ts'],
    faults: [
      [
        'A job stored twice under the same words is an error',
        'on conflict (once) do nothing',
        'on conflict (id) do nothing',
      ],
      ['A job that is taken can be taken by another', 'set due_at = ${lease}, tries', 'set tries'],
      [
        'A late failure puts off what another does anew',
        'and tries = ${tries} and done_at is null and given_up_at is null\n  `.execute(executor);\n}\n\n/** Leaves',
        'and ${tries}::integer > 0\n  `.execute(executor);\n}\n\n/** Leaves',
      ],
    ],
  },
  {
    topic: 'outbox',
    file: 'server/outbox/startOutbox.ts',
    tests: ['server/test/outbox.test.ts'],
    faults: [
      [
        'A job that cannot go well is tried again and again',
        'error instanceof GiveUp ? undefined : retryDelays[tries - 1]',
        'retryDelays[tries - 1]',
      ],
      ['A stop leaves the job in hand', 'while (running) await running;\n    },\n  };', '},\n  };'],
    ],
  },
  {
    topic: 'outbox',
    file: 'server/notices/mailNotice.ts',
    tests: ['server/test/notices.test.ts'],
    faults: [
      ['What was read meanwhile is mailed', 'notice.readAt ||', ''],
      ['A setting that was changed meanwhile does not count', '!notice.emailNotices ||', ''],
      ['An address that is refused gets mail', ' || notice.isRefused', ''],
    ],
  },
  {
    topic: 'outbox',
    file: 'server/records/notices.ts',
    tests: ['server/test/notices.test.ts'],
    faults: [
      [
        'One marks what another was told',
        'where id = any(${ids}::bigint[]) and member_id = ${memberId} and read_at is null',
        'where id = any(${ids}::bigint[]) and ${memberId}::bigint > 0 and read_at is null',
      ],
      [
        'A message that came later is read with the earlier one',
        'and created_at <= (select messages.created_at from messages where messages.id = ${upTo})',
        'and ${upTo}::bigint > 0',
      ],
      [
        'An event told of twice counts twice',
        'where not exists (select from notices where once = ${once} and member_id = ${memberId})',
        'where true',
      ],
    ],
  },
  {
    topic: 'outbox',
    file: 'server/http/addMailPages.ts',
    tests: ['server/test/keptMails.test.ts'],
    faults: [
      ['Kept mails are shown behind proxies', 'options.trustedProxies === 0 &&', ''],
      ['Kept mails are shown through a proxy on this machine', 'isThisMachine(request.raw) &&', ''],
      [
        'Kept mails are shown under a foreign name',
        "ownName.test(request.headers.host ?? '')",
        'true',
      ],
      ['Kept mails are shown where people reach the service under a name', '!isPublic &&', ''],
    ],
  },
  {
    topic: 'outbox',
    file: 'server/web/isThisMachine.ts',
    tests: ['server/test/keptMails.test.ts'],
    faults: [
      ['nginx hands out kept mails', " && httpVersion !== '1.0'", ''],
      ['A proxy that names itself alone hands out kept mails', " ?? headers['via']", ''],
    ],
  },
  {
    topic: 'push',
    file: 'server/notices/pushNotice.ts',
    tests: ['server/test/push.test.ts'],
    faults: [
      ['What was read meanwhile is pushed', 'notice.readAt ||', ''],
      ['A push that is not wanted any more is sent', ' || !notice.pushNotices', ''],
      ['Each of what is gathered is pushed', 'if (count < notice.count && ', 'if (false && '],
      [
        'Somebody who goes on writing holds the push up',
        '(count > 1 || isLastDue)',
        '(count >= 1 || isLastDue)',
      ],
      ['A browser that is gone is not forgotten', "outcome === 'gone'", 'false'],
    ],
  },
  {
    topic: 'push',
    file: 'server/push/createPusher.ts',
    tests: ['server/test/push.test.ts', 'server/test/pushAddresses.test.ts'],
    faults: [
      [
        'A push counts as taken, whatever is answered',
        'status >= 200 && status < 300',
        'status >= 200 && status < 600 && status !== 410 && status !== 404',
      ],
      [
        'An address that was stored under another setting is sent to',
        'if (!isPushEndpoint(endpoint, endpoints)) throw',
        'if (isPushEndpoint.length === 0) throw',
      ],
      [
        'A browser that lets another key through is sent to',
        "if (serverKey !== publicKey) return 'gone';",
        '',
      ],
    ],
  },
  {
    topic: 'push',
    file: 'server/push/pushEndpoint.ts',
    tests: ['server/push/pushEndpoint.test.ts', 'server/test/pushAddresses.test.ts'],
    faults: [
      [
        'A name may lead to this machine',
        'found.filter((each) => isPublicAddress(each.address))',
        'found',
      ],
      ['An address without a name is pushed to', '    isIP(hostname) === 0 &&\n', ''],
      ['Any port is pushed to', "    port === '' &&\n", ''],
      [
        'IPv4 in disguise counts as public',
        'isIP(address) === 6 && givenOut6',
        'isIP(address) === 6 || givenOut6',
      ],
    ],
  },
  {
    topic: 'push',
    file: 'server/records/push.ts',
    tests: ['server/test/push.test.ts'],
    faults: [
      [
        'Who knows an address takes the browser over',
        'where kept.member_id = excluded.member_id or kept.auth = excluded.auth',
        '',
      ],
      [
        'Who knows an address alone renews it',
        'where endpoint = ${old.endpoint} and auth = ${old.auth}',
        "where endpoint = ${old.endpoint} and ${old.auth} <> ''",
      ],
      [
        'One turns off what is another’s',
        'where member_id = ${memberId} and (${endpoint}::text is null',
        'where ${memberId}::bigint > 0 and (${endpoint}::text is null',
      ],
    ],
  },
  {
    topic: 'push',
    file: 'server/records/tokens.ts',
    tests: ['server/test/push.test.ts'],
    faults: [
      [
        'A browser that was signed out of is pushed to',
        'delete from push_subscriptions where token_id = ${tokenId}',
        "delete from push_subscriptions where token_id = ${tokenId} and token_id = ''",
      ],
    ],
  },
];
