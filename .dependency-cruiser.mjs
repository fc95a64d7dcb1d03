/** The import rules of the house (docs/architecture.md). Tests may import anything; type imports count like all others. */
const notTests = '\\.test\\.tsx?$|^tests/';

const topics = [
  'tools',
  'search',
  'bookings',
  'payments',
  'conversations',
  'members',
  'notifications',
  'pages',
];

/** The floors of each tree, from the top. A file imports from its own floor and those below it. */
const floors = {
  app: [
    ['shell', '^src/(shell/|index\\.tsx)'],
    ['topics', `^src/(${topics.join('|')}|letter/(?!world/|differences))`],
    // What answers in the letter's place belongs to the store.
    ['platform', '^src/(platform/|letter/(world/|differences))'],
    ['ui', '^src/ui/'],
    ['theme', '^src/theme/'],
    ['domain', '^domain/'],
  ],
  service: [
    ['main', '^server/main\\.ts'],
    ['start', '^server/start/'],
    ['api', '^server/api/'],
    ['schema', `^server/(${topics.join('|')}|office)/(schema|validation)/`],
    ['context', '^server/context/'],
    ['seed and backup', '^server/(seed|backup)/'],
    ['topics', `^server/(${topics.join('|')}|events|office)/(?!schema/|validation/)`],
    ['jobs', '^server/(jobs|observe)/'],
    ['database', '^server/database/'],
    ['validation', '^server/(validation|texts|config)/'],
    ['domain', '^(domain|sample)/'],
  ],
};

const floorRules = Object.entries(floors).flatMap(([tree, list]) =>
  list.slice(1).map(([name, path], index) => ({
    name: `${tree}-${name.replaceAll(' ', '-')}-imports-down`,
    severity: 'error',
    from: { path, pathNot: notTests },
    to: {
      path: list.slice(0, index + 1).map(([, above]) => above),
      // The types of a topic's documents stand beside them; what answers in the letter's place returns those types.
      ...(name === 'platform' && { pathNot: '^src/[^/]+/api/[^/]+\\.generated\\.ts$' }),
    },
  })),
);

const topic = `(${topics.join('|')})`;
/** The folders of a topic that other topics may use; every other folder is a screen. */
const shared = 'api|hooks|parts|form|content';

// dependency-cruiser reads its configuration from a default export.
export default {
  forbidden: [
    ...floorRules,
    {
      name: 'domain-imports-nothing-else',
      severity: 'error',
      from: { path: '^domain/', pathNot: notTests },
      to: { path: '^(src|server|sample|tests|scripts)/' },
    },
    {
      name: 'app-and-service-do-not-know-each-other',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: notTests },
      to: { path: '^(src|server|tests|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'screens-do-not-know-each-other',
      comment: 'What two screens need stands in api, hooks, parts or form of its topic.',
      severity: 'error',
      from: { path: `^src/${topic}/([^/]+)/`, pathNot: notTests },
      to: { path: `^src/${topic}/(?!${shared})[^/]+/`, pathNot: '^src/$1/$2/' },
    },
    {
      name: 'endpoints-know-no-hooks',
      severity: 'error',
      from: { path: `^src/${topic}/api/`, pathNot: notTests },
      to: { path: `^src/${topic}/(hooks|parts|form)/` },
    },
    {
      name: 'hooks-know-no-parts',
      severity: 'error',
      from: { path: `^src/${topic}/hooks/`, pathNot: notTests },
      to: { path: `^src/${topic}/(parts|form)/` },
    },
    {
      name: 'parts-know-no-forms',
      severity: 'error',
      from: { path: `^src/${topic}/parts/`, pathNot: notTests },
      to: { path: `^src/${topic}/form/` },
    },
    {
      name: 'only-the-letter-reads-the-sample',
      severity: 'error',
      from: { path: '^src/', pathNot: `${notTests}|^src/letter/world/` },
      to: { path: '^sample/' },
    },
    {
      name: 'slices-do-not-know-the-store',
      severity: 'error',
      from: { path: '^src/platform/store/slices/', pathNot: notTests },
      to: { path: '^src/(platform/store/[^/]+$|platform/api/|letter/)' },
    },
    {
      name: 'base-api-does-not-know-the-store',
      severity: 'error',
      from: { path: '^src/platform/api/', pathNot: notTests },
      to: { path: '^src/(platform/store/[^/]+$|letter/)' },
    },
    {
      name: 'browser-imports-nothing-else',
      severity: 'error',
      from: { path: '^src/platform/browser/', pathNot: notTests },
      to: { path: '^(src|domain)/', pathNot: '^(src/platform/browser|domain/values)/' },
    },
    {
      name: 'formik-only-in-forms',
      comment: 'formik and yup are 21 kB: the first screens never load them.',
      severity: 'error',
      from: { path: '^src/ui/(?!form/)' },
      to: { path: 'node_modules/(formik|yup)/' },
    },
    {
      name: 'the-office-is-an-app-of-its-own',
      comment:
        'Of the members\u2019 app it uses ui, theme and what knows neither their store nor their topics.',
      severity: 'error',
      from: { path: '^src/office/', pathNot: notTests },
      to: {
        path: '^src/',
        pathNot: '^src/(office/|ui/|theme/|platform/(browser/|locales/makeI18n|api/baseApi))',
      },
    },
    {
      name: 'members-load-no-office',
      severity: 'error',
      from: { path: '^src/(?!office/)', pathNot: notTests },
      to: { path: '^src/office/' },
    },
    {
      name: 'no-circles',
      comment: 'The replay shows the app that it is a screen of; it is loaded when it is opened.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^src/shell/replay/' } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
