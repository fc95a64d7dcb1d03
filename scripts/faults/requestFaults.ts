// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in requests to the service and in its responses. The tests run on PGlite. */
export const requestFaults: readonly FaultyFile[] = [
  {
    topic: 'bounds',
    file: 'server/graphql/checkBounds.ts',
    tests: ['server/graphql/checkBounds.test.ts'],
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
    tests: ['server/graphql/checkBounds.test.ts'],
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
    tests: ['server/http/readBody.test.ts'],
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
    tests: ['server/http/boundConnections.test.ts'],
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
    tests: ['server/graphql/createExecutor.test.ts', 'server/graphql/compiledOperations.test.ts'],
    faults: [
      ['Documents of strangers are compiled', 'if (!ownDocuments.has(document)) return null;', ''],
    ],
  },
  {
    topic: 'bounds',
    file: 'server/http/createUploadBound.ts',
    tests: ['server/http/answerError.test.ts'],
    named: 'two at a time',
    faults: [
      ['One person takes all places for uploads', ' || own >= limits.body.uploadsOfOne', ''],
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
    tests: ['server/http/readBody.test.ts'],
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
    topic: 'validation',
    file: 'server/validation/checkTool.ts',
    tests: ['server/validation/checkTool.test.ts'],
    named: 'refused and nothing stored|kept whole',
    faults: [
      ['A tool costs 0', 'if (cents < min) {', 'if (cents + 1 < min) {'],
      ['Blank rows are kept', ".filter((row) => row.key !== '' && row.value !== '')", ''],
    ],
  },
  {
    topic: 'validation',
    file: 'server/validation/checkSignUp.ts',
    tests: ['server/schema/account.test.ts'],
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
    tests: ['server/validation/checkTool.test.ts', 'server/schema/account.test.ts'],
    named: 'kept whole|three accents',
    faults: [
      ['Letters that turn the direction of a text are kept', ".replace(neverShown, '')", ''],
      ['Stacked accents are kept', ".replace(stackedMarks, '$1')", ''],
    ],
  },
  {
    topic: 'rendering',
    file: 'server/pages/writePage.ts',
    tests: ['server/pages/openPages.test.ts'],
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
    tests: ['server/pages/openPages.test.ts'],
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
    tests: ['server/pages/openPages.test.ts'],
    named: 'a page is kept',
    faults: [['A page of before a listing stays', '      kept.clear();\n', '']],
  },
  {
    topic: 'pictures',
    file: 'server/pictures/encodePicture.ts',
    tests: ['server/schema/choosePictures.test.ts'],
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
    tests: ['server/pictures/createPictures.test.ts', 'server/validation/checkTool.test.ts'],
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
    topic: 'backup',
    file: 'server/backup/readBackup.ts',
    tests: ['server/backup/backupLines.test.ts'],
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
    tests: ['server/backup/backupLines.test.ts'],
    named: 'only its user|to the last byte',
    faults: [['A backup holds what signs tokens', "  'signing_keys',\n", '']],
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
    topic: 'replica',
    file: 'server/database/createReadPool.ts',
    tests: ['server/database/createReadPool.test.ts'],
    faults: [
      [
        'A replica that is behind fails a read',
        " || (typeof code === 'string' && replicaLagCodes.has(code))",
        '',
      ],
    ],
  },
];
