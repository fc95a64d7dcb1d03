// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in prices, in who gets which money, and in the ledger. */
export const moneyFaults: readonly FaultyFile[] = [
  {
    topic: 'money',
    file: 'domain/quote.ts',
    tests: ['domain/quote.test.ts'],
    faults: [
      [
        'The rest of the days costs more than a week',
        'Math.min((days % 7) * pricePerDayCents, week)',
        '(days % 7) * pricePerDayCents',
      ],
      [
        'The service fee is taken of the insurance too',
        'percentOf(rentalCents, serviceFeePercent)',
        'percentOf(rentalCents + insuranceCents, serviceFeePercent)',
      ],
      ['Three units have the deposit of one', 'prices.depositCents * units', 'prices.depositCents'],
      [
        'A change pays the insurance once more',
        'totalCents: rentalCents + serviceFeeCents,\n',
        'totalCents: rentalCents + serviceFeeCents + insuranceCents,\n',
      ],
    ],
  },
  {
    topic: 'money',
    file: 'domain/bookingEnds.ts',
    tests: ['domain/bookingEnds.test.ts'],
    faults: [
      [
        'A late cancellation costs more than the rental did',
        'Math.min(booked.pricePerDayCents * booked.units, rentalCents)',
        'booked.pricePerDayCents * booked.units',
      ],
      [
        'The commission is taken of what a late cancellation leaves',
        'isEverything ? rental - earnedOf(rental, commissionPercent) : 0',
        'rental - earnedOf(rental, commissionPercent)',
      ],
    ],
  },
  {
    topic: 'money',
    file: 'domain/coverClaims.ts',
    tests: ['domain/coverClaims.test.ts'],
    faults: [
      [
        'A claim is paid beyond the deposit and the cover',
        'Math.max(0, Math.min(claimCents, mostClaimed(terms)))',
        'Math.max(0, claimCents)',
      ],
      [
        'The cover is above the declared value',
        'Math.min(coverLimits.bookingCents, valueCents)',
        'coverLimits.bookingCents',
      ],
      ['The limit of a day does not count', "    ['day', dayCents - facts.dayPaidCents],\n", ''],
      ['A borrower has no limit', "    ['borrower', memberCents - facts.borrowerPaidCents],\n", ''],
    ],
  },
  {
    topic: 'money',
    file: 'domain/depositHold.ts',
    tests: ['domain/depositHold.test.ts'],
    faults: [['A hold lapses while a claim is open', 'now >= reliedUntil(hold) || ', '']],
  },
  {
    topic: 'money',
    file: 'server/bookings/bookingMoney.ts',
    tests: ['server/money/coverClaims.test.ts', 'server/money/twoFriends.test.ts'],
    faults: [
      [
        'The insurance pays what two members agree on',
        'if (coverCents > 0) await askForCover(transaction, booking, coverCents, now());',
        "if (coverCents > 0) await posting(transaction, booking, 'claim', 'claim', postings.claim({ ownerId, cents: coverCents }));",
      ],
    ],
  },
  {
    topic: 'money',
    file: 'server/schema/requestBooking.ts',
    tests: ['server/bookings/bookedPrices.test.ts'],
    faults: [
      [
        'A request keeps the present price of a week',
        'terms.pricePerWeekCents === undefined ? tool.pricePerWeekCents : terms.pricePerWeekCents',
        'tool.pricePerWeekCents',
      ],
    ],
  },
  {
    topic: 'money',
    file: 'domain/postings.ts',
    tests: ['domain/postings.test.ts', 'domain/receipt.test.ts'],
    faults: [
      ['The commission goes nowhere', "      ['fee', -commissionCents],\n", ''],
      [
        'What is given back is taken of what is due, not of what is held',
        '      [`owner:${ownerId}:held`, rentalCents],',
        '      [`owner:${ownerId}:due`, rentalCents],',
      ],
      [
        'A chargeback is booked as a fee that was given up',
        "entries(['loss', cents], ['provider', -cents])",
        "entries(['fee', cents], ['provider', -cents])",
      ],
    ],
  },
  {
    topic: 'money',
    file: 'domain/receipt.ts',
    tests: ['domain/receipt.test.ts'],
    faults: [
      ['A receipt leaves out the commission', "      ['COMMISSION', 'fee', 1],\n", ''],
      [
        'What nobody has paid counts as held',
        "-sumOf(posted, 'held') - owedCents || 0",
        "-sumOf(posted, 'held') || 0",
      ],
      [
        'A deposit on hold is one that comes back',
        "depositReserve: [['RESERVED', 'provider:reserved', 1]],",
        "depositReserve: [['RESERVED', 'provider:reserved', -1]],",
      ],
    ],
  },
  {
    topic: 'money',
    file: 'server/money/ledger.ts',
    tests: ['server/test/ledger.test.ts'],
    faults: [
      [
        'The same is posted as often as it is asked for',
        'values (${key}, ${kind}',
        'values (${key} || gen_random_uuid(), ${kind}',
      ],
      [
        'A balance counts accounts whose names go on',
        'where account = ${account}',
        "where account like ${account} || '%'",
      ],
    ],
  },
  {
    topic: 'money',
    file: 'server/database/migrations/0005_money.sql',
    tests: ['server/test/ledger.test.ts'],
    faults: [
      [
        'Lines of the ledger can be changed',
        'before update or delete or truncate on ledger_entries',
        'before truncate on ledger_entries',
      ],
      [
        'What is posted need not sum to zero',
        'if lines < 2 or total <> 0 then',
        'if lines < 2 then',
      ],
    ],
  },
  {
    topic: 'money',
    file: 'server/money/payments.ts',
    tests: ['server/test/reconcile.test.ts', 'server/test/moneyLives.test.ts'],
    faults: [
      [
        'What the provider refused is posted',
        '      if (!(await endCall(transaction, call.key, { failure: reason, at: now() }))) return;\n',
        `      if (!(await endCall(transaction, call.key, { failure: reason, at: now() }))) return;
      if (call.posting) {
        await post(transaction, { ...call.posting, key: call.key, bookingId: null, at: now() });
      }
`,
      ],
      [
        'What is paid out stays due',
        "      await post(transaction, { key: call, kind: 'payout', bookingId: null, entries, at });\n",
        '',
      ],
      [
        'A bank that gives in is not heard',
        "    if (after.state === 'won') await tell('chargebackWon', 'won');\n",
        '',
      ],
      [
        'A payout that came back is lost',
        "      await tell('returned', 'payoutReturned', postings.payoutReturned({ ownerId, cents }));\n",
        '',
      ],
    ],
  },
  {
    topic: 'money',
    file: 'server/records/payments.ts',
    tests: ['server/test/reconcile.test.ts'],
    faults: [
      [
        'An old answer takes back what was captured',
        'captured_ore: Math.max(before.captured_ore, answer.capturedOre)',
        'captured_ore: answer.capturedOre',
      ],
      [
        'An old answer leads a payment back',
        'const state = paymentStateAfter(before.state, answer.state);',
        'const state = answer.state;',
      ],
    ],
  },
  {
    topic: 'money',
    file: 'server/money/reconcile.ts',
    tests: ['server/test/reconcile.test.ts'],
    faults: [
      [
        'Nobody sees what the ledger lacks',
        "    ...differ(at, 'posted', booked.ledgerOre, moved),\n",
        '',
      ],
      [
        'Nobody sees what a bank has taken',
        "    ...differ(at, 'disputed', booked.disputedOre, answer.disputedOre),\n",
        '',
      ],
      [
        'Nobody sees a payment that only the provider has',
        'for (const { id, reference } of answers.values()) {',
        'for (const { id, reference } of [...answers.values()].slice(0, 0)) {',
      ],
      [
        'Nobody sees a payout that the provider does not know',
        "if (!answer) return differ(at, 'unknown to the provider', booked.providerId, '');",
        'if (!answer) return [];',
      ],
    ],
  },
  {
    topic: 'money',
    file: 'server/records/receipts.ts',
    tests: ['server/test/receipts.test.ts'],
    faults: [
      [
        'Anybody reads the receipt of any booking',
        'where ${userId}::bigint in (borrower_id, owner_id)',
        'where ${userId}::bigint > 0',
      ],
      [
        'A year begins when it does in Greenwich',
        'const from = copenhagenInstant(`${year}-01-01`, 0);',
        'const from = new Date(`${year}-01-01`);',
      ],
      [
        'What came back from the bank counts as sent',
        "- (select coalesce(sum(ore), 0) from lines where kind = 'payoutReturned')",
        '- 0',
      ],
    ],
  },
  {
    topic: 'money',
    file: 'server/records/earnings.ts',
    tests: ['server/test/receipts.test.ts'],
    faults: [
      [
        'What nobody has paid counts as held on the dashboard',
        ' and posted.kind <> all(${debtKinds}::text[])',
        '',
      ],
    ],
  },
  {
    topic: 'provider',
    file: 'server/money/contradictionIn.ts',
    tests: ['server/test/providerFailures.test.ts'],
    faults: [
      [
        'An answer about another payment is believed',
        'if (answer.reference !== reference.payment(payment.id)) return `reference ${answer.reference}`;\n  if (answer.currency !== currency) return `currency ${answer.currency}`;\n  if (answer.ore !== payment.ore)',
        'if (answer.currency !== currency) return `currency ${answer.currency}`;\n  if (answer.ore !== payment.ore)',
      ],
      [
        'Another currency counts as kroner',
        '  if (answer.currency !== currency) return `currency ${answer.currency}`;\n  if (answer.ore !== payment.ore)',
        '  if (answer.ore !== payment.ore)',
      ],
      [
        'More than was asked for counts as captured',
        'if (capturedOre > payment.ore || refundedOre > capturedOre',
        'if (refundedOre > capturedOre',
      ],
      [
        'Another payment takes the place of the one that was asked',
        'known === null || known === answer.id || isOpen ? null',
        'isOpen || known !== undefined ? null',
      ],
      ['Half a capture is a capture', 'capturedOre === call.ore ? null', 'capturedOre > 0 ? null'],
      ['A refund that was not made is posted', 'refundedOre >= asked ? null', 'true ? null'],
      [
        'A reservation that is still there counts as let go',
        "call.action === 'cancel' && !isOver ?",
        'false ?',
      ],
      [
        'A payout of another amount is posted',
        'if (answer.ore !== payout.ore) return `ore ${answer.ore}`;',
        '',
      ],
    ],
  },
  {
    topic: 'provider',
    file: 'server/money/payments.ts',
    tests: ['server/test/providerFailures.test.ts'],
    faults: [
      ['An answer is stored before it is checked', '      await check(call, answer);\n', ''],
      [
        'One call that breaks keeps the others from being asked again',
        '        broken.push(error);\n        return null;\n',
        '        throw error;\n',
      ],
      ['A provider that is away is asked for every call', 'silent < 3', 'silent < 300'],
    ],
  },
  {
    topic: 'provider',
    file: 'server/money/withProviderTimeout.ts',
    tests: ['server/test/providerFailures.test.ts'],
    faults: [
      [
        'Nobody looks at how long a capture takes',
        'withTimeout(provider.capture(id, ore, key))',
        'provider.capture(id, ore, key)',
      ],
    ],
  },
];
