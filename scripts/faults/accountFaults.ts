// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in sign-in, access rights and rate limits. The tests run on PGlite. */
export const accountFaults: readonly FaultyFile[] = [
  {
    topic: 'tokens',
    file: 'server/auth/tokens.ts',
    tests: ['server/auth/tokens.test.ts', 'server/schema/account.test.ts'],
    faults: [
      [
        'A token that was good once is good for ever',
        'if (known.expiresAt.getTime() > now().getTime()) return',
        'if (known) return',
      ],
      ['A token for something else is taken', '            audience,\n', ''],
    ],
  },
  {
    topic: 'tokens',
    file: 'server/records/users.ts',
    tests: ['server/schema/account.test.ts'],
    faults: [
      [
        'A token still counts after signing out',
        'and not exists (select from revoked_tokens where token_id = $2)',
        'and $2::text is not null',
      ],
      [
        'An e-mail in capitals is another one',
        'from users where lower(email) = lower(${email})\n  `',
        'from users where email = ${email}\n  `',
      ],
    ],
  },
  {
    topic: 'tokens',
    file: 'server/auth/passwords.ts',
    tests: ['server/auth/passwords.test.ts', 'server/schema/account.test.ts'],
    faults: [
      [
        'Who has no password gets in with the words that stand in for one',
        'return matches && passwordHash !== null',
        'return matches',
      ],
      [
        'A password typed on another keyboard is another one',
        "password.normalize('NFKC')",
        'password',
      ],
    ],
  },
  {
    topic: 'guards',
    file: 'server/context.ts',
    tests: ['server/schema/guards.test.ts'],
    faults: [
      [
        'A token that is not good is no reason to refuse',
        "if (caller.kind !== 'user') throw",
        "if (caller.kind === 'visitor') throw",
      ],
    ],
  },
  {
    topic: 'guards',
    file: 'server/schema/account.ts',
    tests: ['server/schema/account.test.ts'],
    faults: [
      [
        'Any password signs in',
        'if (!credentials?.passwordHash || !matches)',
        'if (!credentials?.passwordHash)',
      ],
    ],
  },
  {
    topic: 'guards',
    file: 'server/records/tools.ts',
    tests: ['server/schema/guards.test.ts'],
    faults: [
      [
        'Everybody owns all tools',
        'where tool.owner_id = ${ownerId}',
        'where ${ownerId}::bigint > 0',
      ],
    ],
  },
  {
    topic: 'guards',
    file: 'server/records/ownTools.ts',
    tests: ['server/schema/ownTools.test.ts'],
    named: 'older version|ten come at once|somebody else',
    faults: [
      [
        'A person edits the tool of another',
        'where tool.id = ${id} and tool.owner_id = ${ownerId} and tool.deleted_at is null',
        'where tool.id = ${id} and ${ownerId}::bigint > 0 and tool.deleted_at is null',
      ],
      [
        'A change does not count as one, and two windows do not hear of each other',
        'set ${sql.join(assignments)}, version = version + 1,',
        'set ${sql.join(assignments)}, version = version,',
      ],
    ],
  },
  {
    topic: 'access',
    file: 'server/web/isThisMachine.ts',
    tests: ['server/http/answerError.test.ts'],
    named: 'through a proxy',
    faults: [['A proxy hands out the numbers', 'return isDirect && loopback', 'return loopback']],
  },
  {
    topic: 'access',
    file: 'server/web/appFiles.ts',
    tests: ['server/http/createHttpService.test.ts'],
    named: 'missing file',
    faults: [['Source maps are served', " || name.endsWith('.map')", '']],
  },
  {
    topic: 'access',
    file: 'server/env.ts',
    tests: ['server/env.test.ts', 'server/main.test.ts'],
    faults: [
      [
        'Known passwords are open to other machines',
        "if (seed === 'demo' && values.PUBLIC_DEMO",
        "if (seed !== 'demo' && values.PUBLIC_DEMO",
      ],
    ],
  },
  {
    topic: 'access',
    file: 'server/schema/security/steps.ts',
    tests: ['server/schema/security.test.ts'],
    named: 'asks who it is ten minutes after',
    faults: [
      [
        'A thief of a session ends those of its owner',
        'await provenSignedIn(context);\n  // No session',
        'await signedIn(context);\n  // No session',
      ],
    ],
  },
  {
    topic: 'access',
    file: 'server/http/addPaymentRoutes.ts',
    tests: ['server/http/routes.test.ts'],
    faults: [['An event counts that nobody has signed', "outcome === 'forged'", 'false']],
  },
  {
    topic: 'attempts',
    file: 'server/auth/createAttempts.ts',
    tests: ['server/auth/createAttempts.test.ts', 'server/auth/attemptsOfMembers.test.ts'],
    named: 'takes back what was counted|gets in from there',
    faults: [
      [
        'A right password does not take its attempt back',
        '...anyAccount.map(([limiter, key]) => limiter?.reward(key)),',
        '',
      ],
      ['Guessing shuts the owner out at home', 'if (!isKnown) {', 'if (isKnown || true) {'],
    ],
  },
  {
    topic: 'attempts',
    file: 'server/web/clientAddress.ts',
    tests: ['server/auth/createAttempts.test.ts'],
    named: 'behind a proxy',
    faults: [['A client names its own address', 'hops.at(-trustedProxies)', 'hops.at(0)']],
  },
  {
    topic: 'attempts',
    file: 'server/schema/lending.ts',
    tests: ['server/auth/attemptsOfMembers.test.ts'],
    faults: [
      [
        'Nobody is kept from listing without end',
        'if (minutes > 0) return',
        'if (minutes > 1e9) return',
      ],
      [
        'A listing that is sent again uses up the quota',
        '    await context.attempts.takeListingBack(user.id);\n    return { tool: await',
        '    return { tool: await',
      ],
    ],
  },
  {
    topic: 'idempotency',
    file: 'server/records/idempotencyKeys.ts',
    tests: ['server/records/idempotencyKeys.test.ts'],
    faults: [
      [
        'A key serves for another tool',
        'return row.isSame && row.id !== null ?',
        'return row.id !== null ?',
      ],
      [
        "One person gets the tool of another's key",
        'where user_id = ${userId} and key = ${key} and created_at',
        'where user_id <> ${-userId} and key = ${key} and created_at',
      ],
      ['A key holds for ever', "and created_at > now() - interval '24 hours'\n", '\n'],
      ['Two at once make two tools', 'if (before) return before;', ''],
    ],
  },
];
