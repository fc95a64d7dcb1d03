// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in the service. Its tests run on PGlite. */
export const serviceFaults: readonly FaultyFile[] = [
  {
    topic: 'finding',
    file: 'server/records/similarTools.ts',
    tests: ['server/test/similarTools.test.ts'],
    faults: [
      ['A draft has similar tools', '= ${toolId} and tool.listed', '= ${toolId}'],
      [
        'A tool that is hidden since is shown as seen',
        '(${ids}::bigint[]) and tool.listed',
        '(${ids}::bigint[])',
      ],
      ['The owner’s other tools stand there twice', ' and tool.owner_id <> source.owner_id', ''],
    ],
  },
  {
    topic: 'finding',
    file: 'server/records/sitemap.ts',
    tests: ['server/test/sitemap.test.ts'],
    faults: [
      [
        'A draft is named to search engines',
        'from tools where listed and id >=',
        'from tools where id >=',
      ],
      ['A changed tool counts as unchanged', 'case when version = 1', 'case when version >= 1'],
    ],
  },
  {
    topic: 'tokens',
    file: 'server/auth/tokens.ts',
    tests: ['server/auth/tokens.test.ts', 'server/test/accounts.test.ts'],
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
    tests: ['server/test/accounts.test.ts'],
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
    tests: ['server/auth/passwords.test.ts', 'server/test/accounts.test.ts'],
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
    tests: ['server/test/guards.test.ts'],
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
    tests: ['server/test/accounts.test.ts'],
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
    tests: ['server/test/guards.test.ts'],
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
    tests: ['server/test/ownTools.test.ts'],
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
    topic: 'attempts',
    file: 'server/auth/createAttempts.ts',
    tests: ['server/test/signInLimits.test.ts', 'server/test/quotas.test.ts'],
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
    tests: ['server/test/signInLimits.test.ts'],
    named: 'behind a proxy',
    faults: [['A client names its own address', 'hops.at(-trustedProxies)', 'hops.at(0)']],
  },
  {
    topic: 'attempts',
    file: 'server/schema/lending.ts',
    tests: ['server/test/quotas.test.ts'],
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
    topic: 'validation',
    file: 'server/validation/checkTool.ts',
    tests: ['server/test/listing.test.ts'],
    named: 'refused and nothing stored|kept whole',
    faults: [
      ['A tool costs 0', 'if (cents < min) {', 'if (cents + 1 < min) {'],
      ['Blank rows are kept', ".filter((row) => row.key !== '' && row.value !== '')", ''],
    ],
  },
  {
    topic: 'validation',
    file: 'server/validation/checkSignUp.ts',
    tests: ['server/test/accounts.test.ts'],
    faults: [
      [
        'The own e-mail is taken as a password',
        'else if (isSameText(password, email))',
        "else if (password === '')",
      ],
    ],
  },
  {
    topic: 'validation',
    file: 'server/validation/cleanText.ts',
    tests: ['server/test/listing.test.ts', 'server/test/accounts.test.ts'],
    named: 'kept whole|three accents',
    faults: [
      ['Letters that turn the direction of a text are kept', ".replace(neverShown, '')", ''],
      ['Stacked accents are kept', ".replace(stackedMarks, '$1')", ''],
    ],
  },
  {
    topic: 'bounds',
    file: 'server/graphql/checkBounds.ts',
    tests: ['server/test/bounds.test.ts'],
    faults: [
      [
        'One mutation carries many',
        "operation.operation === 'mutation' && weight.rootFields > 1",
        'weight.rootFields > 100',
      ],
      ['Aliases are not counted', 'inner.aliases + (field.alias ? 1 : 0)', 'inner.aliases'],
      [
        'What a fragment asks for costs nothing',
        ': nothing;\n    known.set(name, weight);\n    return weight;',
        ': nothing;\n    known.set(name, nothing);\n    return nothing;',
      ],
      ['Rows of a list are not counted', 'rowsOf(field) * inner.cost', 'inner.cost'],
    ],
  },
  {
    topic: 'bounds',
    file: 'server/graphql/createGraphqlHandler.ts',
    tests: ['server/test/bounds.test.ts'],
    named: 'has at most a million',
    faults: [
      [
        'An answer has any size',
        'if (!isTooLarge) return text;',
        'if (!isTooLarge || text) return text;',
      ],
    ],
  },
  {
    topic: 'bounds',
    file: 'server/http/createBodyReader.ts',
    tests: ['server/test/largeBodies.test.ts'],
    named: 'a large body',
    faults: [
      [
        'A visitor sends 14 MB',
        "if (caller.kind === 'visitor' || isDeclaredTooLarge)",
        'if (isDeclaredTooLarge)',
      ],
    ],
  },
  {
    topic: 'bounds',
    file: 'server/http/boundConnections.ts',
    tests: ['server/test/connections.test.ts'],
    faults: [
      [
        'One address takes every connection',
        'trustedProxies === 0 && own >=',
        'trustedProxies > 9 && own >=',
      ],
    ],
  },
  {
    topic: 'bounds',
    file: 'server/graphql/createExecutor.ts',
    tests: ['server/graphql/createExecutor.test.ts', 'server/test/compiled.test.ts'],
    faults: [
      ['Documents of strangers are compiled', 'if (!ownDocuments.has(document)) return null;', ''],
    ],
  },
  {
    topic: 'errors',
    file: 'server/graphql/formatError.ts',
    tests: ['server/graphql/formatError.test.ts'],
    faults: [
      [
        'A person reads what the database says',
        'if (isPublic || aboutDocument) {',
        'if (isPublic || aboutDocument || originalError) {',
      ],
    ],
  },
  {
    topic: 'errors',
    file: 'server/observe/noteFailure.ts',
    tests: ['server/graphql/formatError.test.ts'],
    faults: [
      [
        'A busy database counts as a fault of ours',
        'isDatabaseAway(cause) || isDatabaseBusy(cause) ||',
        'isDatabaseAway(cause) ||',
      ],
    ],
  },
  {
    topic: 'errors',
    file: 'server/http/answerError.ts',
    tests: ['server/test/largeBodies.test.ts'],
    named: 'a large body',
    faults: [
      [
        'A refused upload ends in a broken connection',
        'request.raw.resume();',
        'request.raw.destroy();',
      ],
    ],
  },
  {
    topic: 'idempotency',
    file: 'server/records/idempotencyKeys.ts',
    tests: ['server/test/idempotency.test.ts'],
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
    topic: 'bookings',
    file: 'server/bookings/moveBooking.ts',
    tests: ['server/test/bookingLife.test.ts'],
    faults: [
      [
        'Anything can be done at any time',
        "if (!canTake(step, actor, facts, now)) return { kind: 'impossible' };",
        '',
      ],
      ['Who does not fit is not declined', 'await giveWay(transaction, after, now, moved);', ''],
      [
        'Cancelled days stay taken',
        "'completed') {\n    await freeDays(transaction, booking.id);",
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
        'await giveWay(transaction, after, at, moved);',
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
        "await service.intend(transaction, 'cancel', leaving, 0);",
        '',
      ],
    ],
  },
  {
    topic: 'bookings',
    file: 'server/bookings/warnNext.ts',
    tests: ['server/test/bookingChanges.test.ts'],
    faults: [
      [
        'Everybody who comes next is warned',
        '|| (await isServed(transaction, next, today))) continue;',
        ') continue;',
      ],
    ],
  },
  {
    topic: 'bookings',
    file: 'server/bookings/codes.ts',
    tests: ['server/test/bookingLife.test.ts'],
    faults: [
      ['A code can be guessed for ever', ' || row.wrong_tries >= mostTries', ''],
      ['Any code is right', 'timingSafeEqual(typed, shown)', 'true'],
    ],
  },
  {
    topic: 'search',
    file: 'server/database/migrations/search.sql',
    tests: ['server/test/search.test.ts', 'server/test/searchPages.test.ts'],
    faults: [
      [
        'The highest price itself is left out',
        "' and tool.price_per_day_cents <= ' || price_max,\n",
        "' and tool.price_per_day_cents < ' || price_max,\n",
      ],
      [
        'The first page forgets the categories',
        'or tool.category_ids && find_tools.category_ids)',
        'or true)',
      ],
      ['A typo finds nothing', 'where typo_forms && one_typo_forms(typed.word)', 'where false'],
      [
        'The next page begins with the last tool again',
        'tools.listed and (tools.score, tools.id) < (place[1], place[2])\n        order',
        'tools.listed and (tools.score, tools.id) <= (place[1], place[2])\n        order',
      ],
      [
        'What has a word in its name does not come first',
        'when 3 then plain_name\n',
        'when 3 then plain\n',
      ],
    ],
  },
  {
    topic: 'counts of a search',
    file: 'server/database/migrations/search.sql',
    tests: ['server/test/searchFacets.test.ts', 'server/test/searchWalks.test.ts'],
    faults: [
      [
        'What was looked at counts for all there is',
        'if seen >= sight and amount < most then',
        'if false then',
      ],
      [
        'A category is counted within the chosen ones',
        'in_price || in_rating\n    from categories',
        'in_category || in_price || in_rating\n    from categories',
      ],
      [
        'A rating is counted among better ones alone',
        'rating.lowest || in_category || in_price',
        'rating.lowest || in_category || in_price || in_rating',
      ],
    ],
  },
  {
    topic: 'search',
    file: 'server/schema/places.ts',
    tests: ['server/test/places.test.ts'],
    faults: [['Any number is a latitude', 'Math.abs(degrees) > most', 'Math.abs(degrees) > 1000']],
  },
  {
    topic: 'search',
    file: 'server/schema/readOrigin.ts',
    tests: ['server/test/search.test.ts'],
    named: 'distance starts',
    faults: [
      [
        'Distances ignore where a member lives',
        "if (caller.kind !== 'user') return context.origin;",
        'if (caller) return context.origin;',
      ],
    ],
  },
  {
    topic: 'search',
    file: 'server/records/searchPosition.ts',
    tests: ['server/test/searchPages.test.ts'],
    named: 'cursor of another',
    faults: [['The cursor of another order is taken', '!cursor.startsWith(head) || ', '']],
  },
  {
    topic: 'migrations',
    file: 'server/database/migrate.ts',
    tests: ['server/database/migrate.test.ts', 'server/database/migrateWaiting.test.ts'],
    faults: [
      [
        'A text that was changed afterwards is not noticed',
        'if (migration.isRepeatable || migration.checksum === checksum) continue;',
        'continue;',
      ],
    ],
  },
  {
    topic: 'backup',
    file: 'server/backup/readBackup.ts',
    tests: ['server/test/backup.test.ts'],
    faults: [
      [
        'A damaged file is restored',
        'if (sum.sha256 !== line.sha256 || sum.rows !== line.rows) {',
        'if (sum.rows < 0) {',
      ],
      ['A restore writes over data', 'if (rowCount) {', 'if (rowCount === -1) {'],
      [
        'New rows get the numbers of restored ones',
        'if (line.next !== null) {',
        'if (line.next === -1) {',
      ],
    ],
  },
  {
    topic: 'backup',
    file: 'server/backup/backedUpTables.ts',
    tests: ['server/test/backup.test.ts'],
    named: 'only its user|to the last byte',
    faults: [['A backup holds what signs tokens', "  'signing_keys',\n", '']],
  },
  {
    topic: 'pictures',
    file: 'server/pictures/encodePicture.ts',
    tests: ['server/test/listingPictures.test.ts'],
    named: 'stands upright|refused',
    faults: [
      ['A photograph lies on its side', '      .autoOrient()\n', ''],
      [
        'A picture of any number of pixels is decoded',
        'return Math.max(width, height) <= limits.picture.side && width * height <= most;',
        'return most > 0;',
      ],
    ],
  },
  {
    topic: 'pictures',
    file: 'server/pictures/createPictures.ts',
    tests: ['server/pictures/createPictures.test.ts', 'server/test/listing.test.ts'],
    faults: [
      [
        'The address of any picture is taken',
        '(pictureHash(url) !== null && store.has(path.posix.basename(url)))',
        'pictureHash(url) !== null',
      ],
      ['One person fills the line', '.length >= waitingOfOne', '.length >= waiting'],
    ],
  },
  {
    topic: 'pictures',
    file: 'server/pictures/pictureStore.ts',
    tests: ['server/pictures/pictureStore.test.ts'],
    faults: [
      [
        'A name leads out of the folder',
        'if (!isPictureFileName(name)) throw',
        "if (name === '') throw",
      ],
    ],
  },
  {
    topic: 'rendering',
    file: 'server/pages/writePage.ts',
    tests: ['server/test/pages.test.ts'],
    named: 'stays a text|word for word',
    faults: [
      ['A text of a person ends the script of the state', ".replaceAll('<', '\\\\u003c')", ''],
      [
        "A `$` of a person's takes in another part of the page",
        ".replace('<!--page-->', () => page?.html ?? '')",
        ".replace('<!--page-->', page?.html ?? '')",
      ],
    ],
  },
  {
    topic: 'rendering',
    file: 'server/pages/servePage.ts',
    tests: ['server/test/pages.test.ts'],
    named: 'whole addresses|unknown address',
    faults: [
      [
        'A forged `Host` stands in canonical links',
        'return isOurs ? `${hsts',
        'return host ? `${hsts',
      ],
      ['An unknown address answers 200', '? 200 : 404', '? 200 : 200'],
    ],
  },
  {
    topic: 'cache',
    file: 'server/pages/createPageCache.ts',
    tests: ['server/test/pages.test.ts'],
    named: 'a page is kept',
    faults: [['A page of before a listing stays', '      kept.clear();\n', '']],
  },
  {
    topic: 'access',
    file: 'server/web/isThisMachine.ts',
    tests: ['server/test/faults.test.ts'],
    named: 'through a proxy',
    faults: [['A proxy hands out the numbers', 'return isDirect && loopback', 'return loopback']],
  },
  {
    topic: 'access',
    file: 'server/web/appFiles.ts',
    tests: ['server/test/http.test.ts'],
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
    topic: 'bounds',
    file: 'server/http/createUploadBound.ts',
    tests: ['server/test/faults.test.ts'],
    named: 'two at a time',
    faults: [
      ['One person takes all places for uploads', ' || own >= limits.body.uploadsOfOne', ''],
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
    topic: 'replica',
    file: 'server/database/createReadPool.ts',
    tests: ['server/database/createReadPool.test.ts'],
    faults: [
      [
        'A replica that is behind fails a read',
        " || (typeof code === 'string' && behind.has(code))",
        '',
      ],
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
        'error instanceof GiveUp ? undefined : pauses[tries - 1]',
        'pauses[tries - 1]',
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
    topic: 'access',
    file: 'server/schema/security/steps.ts',
    tests: ['server/test/accountSecurity.test.ts'],
    named: 'asks who it is ten minutes after',
    faults: [
      [
        'A thief of a session ends those of its owner',
        'await provenSignedIn(context);\n  // None',
        'await signedIn(context);\n  // None',
      ],
    ],
  },
  {
    topic: 'access',
    file: 'server/http/addPaymentRoutes.ts',
    tests: ['server/test/routes.test.ts'],
    faults: [['An event counts that nobody has signed', "outcome === 'forged'", 'false']],
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
