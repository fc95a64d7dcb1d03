import type { FaultyFile } from './FaultyFile';

const tests = ['server/auth/createSecondFactors.test.ts'];
const topic = 'second factor';

/** Faults of two-step sign-in. */
export const secondFactorFaults: FaultyFile[] = [
  {
    ...{ topic, tests, file: 'server/records/secondFactors.ts' },
    faults: [
      ['A code counts again', 'and last_step <', 'and last_step <='],
      [
        'A recovery code counts again',
        'and used_at is null returning member_id',
        'returning member_id',
      ],
    ],
  },
  {
    ...{ topic, tests, file: 'server/auth/createSecondFactors.ts' },
    faults: [
      ['A code is good for two minutes on each side', 'window: 1', 'window: 4'],
      ['The ticket of a password never ends', 'currentDate: now()', 'currentDate: new Date(0)'],
    ],
  },
  {
    ...{ topic, tests, file: 'server/schema/secondFactor.ts' },
    faults: [
      [
        'A ticket outlives the password',
        'passwordHash === null || digestOf(passwordHash) !== ticket.passwordDigest',
        'passwordHash === null',
      ],
      [
        'A ticket signs in twice at the same moment',
        'if (!(await consumeSignedTicket(transaction, ticket))) return null;',
        'await consumeSignedTicket(transaction, ticket);',
      ],
    ],
  },
  {
    ...{ topic, tests, file: 'server/schema/security/proof.ts' },
    faults: [
      ['Codes can be guessed by who knows the password', 'if (!problem) await', 'await'],
      [
        'Another password or e-mail is proof enough without a code',
        'return factor ? provenSignedIn(context) : caller;',
        'return factor ? caller : caller;',
      ],
    ],
  },
  {
    ...{ topic, tests, file: 'server/auth/createAttempts.ts' },
    faults: [
      ['Codes from ever new addresses have no bound', 'await consume([codes, account]);', ''],
    ],
  },
];
