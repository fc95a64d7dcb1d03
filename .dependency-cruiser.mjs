/** The import rules of the house (docs/architecture.md): each room, and what it may not reach. */
const rooms = {
  domain: '^domain/',
  sample: '^sample/',
  server: '^server/',
  app: '^src/shell/',
  routes: '^src/routes/',
  features: '^src/features/',
  ui: '^src/ui/',
  content: '^src/pages/content/',
  store: '^src/store/',
  letter: '^src/letter/',
  theme: '^src/theme/',
  browser: '^src/platform/browser/',
  locales: '^src/platform/locales/',
  rendering: '^src/shell/rendering/',
  worker: '^src/worker/',
  testing: '^testing/',
};

/** Tests may look anywhere. */
const notTests = '\\.test\\.tsx?$|^tests/helpers/app/|^tests/helpers/service/';

const mayReach = {
  app: ['app', 'routes', 'store', 'ui', 'theme', 'domain', 'browser', 'locales'],
  routes: ['routes', 'features', 'letter', 'content', 'ui', 'theme', 'store', 'domain', 'browser'],
  content: ['content', 'domain'],
  features: ['features', 'store', 'ui', 'theme', 'domain', 'browser'],
  ui: ['ui', 'theme'],
  store: ['store', 'letter', 'domain', 'browser'],
  // The parts of a screen that only the specification has use the pieces of its route.
  letter: ['letter', 'routes', 'features', 'ui', 'theme', 'store', 'domain', 'sample', 'browser'],
  rendering: ['rendering', 'app', 'store', 'theme', 'domain', 'locales'],
  worker: ['worker', 'store', 'domain'],
  locales: ['locales', 'domain'],
  sample: ['sample', 'domain'],
  theme: ['theme'],
  browser: ['browser'],
  domain: ['domain'],
  server: ['server', 'domain', 'sample'],
};

const roomRules = Object.entries(mayReach).map(([room, reachable]) => ({
  name: `${room}-reaches-down`,
  severity: 'error',
  from: { path: rooms[room], pathNot: notTests },
  to: {
    path: Object.values(rooms),
    pathNot: [...reachable.map((name) => rooms[name]), '^tests/helpers/app/'],
  },
}));

/** Within the service: main > http > schema > context > loaders > records > database. */
const floors = [
  ['server/database/', 'server/(main|http|context|schema/|loaders/|records/)'],
  ['server/records/', 'server/(main|http|context|schema/|loaders/)'],
  ['server/context/', 'server/(main|http|schema/)'],
  ['server/schema/', 'server/(main|http)'],
];

// dependency-cruiser reads its configuration from a default export.
export default {
  forbidden: [
    ...roomRules,
    ...floors.map(([from, to]) => ({
      name: `${from.replaceAll('/', '-')}reaches-down`,
      severity: 'error',
      from: { path: `^${from}`, pathNot: notTests },
      to: { path: `^${to}`, dependencyTypesNot: ['type-only'] },
    })),
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'routes-do-not-know-each-other',
      comment: 'A route may reach its own folder; what two need is a feature.',
      severity: 'error',
      from: { path: '^src/routes/([^/]+)/([^/]+)/', pathNot: notTests },
      to: { path: '^src/routes/', pathNot: '^src/routes/$1/$2/' },
    },
    {
      name: 'single-file-routes-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/routes/([^/]+)/([^/]+)\\.tsx$', pathNot: notTests },
      to: {
        path: '^src/routes/',
        pathNot: '^src/routes/$1/([a-z][A-Za-z]*)/|^src/routes/$1/[a-z]',
      },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: notTests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'only-the-letter-reads-the-sample',
      severity: 'error',
      from: { path: '^src/', pathNot: `${notTests}|^src/letter/world/` },
      to: { path: '^sample/' },
    },
    {
      name: 'the-store-reaches-no-screen-of-the-letter',
      severity: 'error',
      from: { path: '^src/(store|letter/world)/', pathNot: notTests },
      to: { path: '^src/letter/(?!world/|differences)' },
    },
    {
      name: 'the-world-of-the-letter-reaches-no-screen',
      severity: 'error',
      from: { path: '^src/letter/(world/|differences)', pathNot: notTests },
      to: { path: '^src/(routes|features|ui|theme)/' },
    },
    {
      name: 'slices-never-import-the-store',
      severity: 'error',
      from: { path: '^src/platform/store/slices/', pathNot: notTests },
      to: { path: '^src/store/(api/|[^/]+$)|^src/letter/' },
    },
    {
      name: 'api-never-imports-the-store',
      comment: 'Nor the letter: an endpoint knows no source.',
      severity: 'error',
      from: { path: '^src/store/api/', pathNot: notTests },
      to: { path: '^src/store/[^/]+$|^src/letter/' },
    },
    {
      name: 'formik-only-in-forms',
      comment: 'formik and yup are 21 kB: the first screens never load them.',
      severity: 'error',
      from: { path: '^src/ui/(?!form/)' },
      to: { path: 'node_modules/(formik|yup)/' },
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
