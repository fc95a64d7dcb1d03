/**
 * What nothing here uses of the libraries, by the names it has in their files. `bodies` empties functions
 * (`returns` says what they answer then), `constants` and `properties` become a fixed value wherever they
 * are read, `statements` go by what they assign to, calls named by `messagesOf` lose all but their first
 * argument, `text` is one replacement. The build for development is whole, so a part that is wanted after
 * all works there and not in production: `neededBy` finds it in our source, and the test fails until the
 * cut goes (cutLoader.test.ts).
 */
exports.cuts = [
  {
    library: 'react-dom',
    version: '19.3.1',
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    rules: [
      {
        what: 'hydration: the app is rendered by createRoot, never on markup of its own',
        neededBy: /hydrateRoot/,
        constants: { isHydrating: '!1' },
        properties: { isDehydrated: '!1', dehydrated: 'null' },
        statements: /^exports\.hydrateRoot$|^ReactDOMHydrationRoot\.prototype\.unstable_/,
        bodies: /[Hh]ydrat/,
      },
      {
        what: 'events kept back until a part is hydrated, and played again',
        neededBy: /hydrateRoot/,
        bodies:
          /^(queueIfContinuousEvent|clearIfContinuousEvent|retryIfBlockedOn|scheduleCallbackIfUnblocked|scheduleReplayQueueIfNeeded|replayUnblockedEvents|attemptReplayContinuousQueuedEvent\w*)$/,
      },
      {
        what: 'ViewTransition',
        neededBy: /ViewTransition|viewTransition/,
        bodies: /ViewTransition/,
      },
      {
        what: 'refs of fragments',
        neededBy: /<Fragment [^>]*ref=/,
        bodies: /FragmentInstance/,
        statements: /^FragmentInstance\.prototype\./,
      },
      {
        what: 'SuspenseList',
        neededBy: /SuspenseList/,
        bodies: /^(updateSuspenseListComponent|cutOffTailIfNeeded)$/,
      },
      {
        what: 'Activity',
        neededBy: /import \{[^}]*\bActivity\b[^}]*\} from 'react'/,
        bodies: /^updateActivityComponent$/,
      },
      {
        what: 'functions as actions of forms',
        neededBy: /useActionState|useFormStatus|requestFormReset|<form [^>]*action=\{|formAction=/,
        bodies:
          /ActionState|^(runActionStateAction|startHostTransition|requestFormReset(\$1)?|recursivelyResetForms)$/,
      },
      {
        what: 'style sheets and scripts as components, preload() and its like',
        neededBy: /<(link|script|style)\b|\b(preload|preinit|preconnect|prefetchDNS)\w*\(/,
        bodies:
          /^(getResource|acquireResource|suspendResource|insertSuspendedStylesheets|insertStylesheet\w*|preconnect\w*|prefetchDNS|preload|preloadModule|preloadStylesheet|preinit\w+)$/,
        returns: [[/^(getResource|acquireResource)$/, 'null']],
      },
      {
        what: 'custom elements',
        neededBy: /<[a-z]+-[a-z]+[ >]/,
        bodies: /^setPropOnCustomElement$/,
      },
    ],
  },
  {
    library: 'react-router',
    version: '7.18.5',
    file: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
    rules: [
      {
        what: 'routers that load data: ours is a Router with a history',
        neededBy: /create\w+Router\b|RouterProvider|errorElement|useLoaderData|useBlocker/,
        constants: {
          dataRouterState: 'null',
          dataRouterOpts: 'null',
          routerState: 'null',
          isDataRoute: 'false',
        },
        statements: /^RenderErrorBoundary\.contextType$/,
      },
      {
        what: 'view transitions, and data fetched ahead for links',
        neededBy: /viewTransition|prefetch=/,
        bodies: /^(useViewTransitionState|usePrefetchBehavior)$/,
        returns: [
          [/Transition/, 'false'],
          [/Prefetch/, '[false,null,{}]'],
        ],
      },
      { what: 'warnings for who develops', bodies: /^(warning|warningOnce)$/ },
      { what: 'words of errors for who develops', messagesOf: /^(invariant|warning)$/ },
    ],
  },
  {
    library: '@reduxjs/toolkit',
    version: '2.14.0',
    file: /@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/,
    rules: [
      {
        what: 'polling, fetching again on focus, life cycles of cache entries',
        neededBy:
          /pollingInterval|refetchOnFocus|refetchOnReconnect|setupListeners|onCacheEntryAdded/,
        bodies: /^build(Polling|WindowEvent|CacheLifecycle)Handler$/,
        returns: [[/./, '()=>{}']],
      },
      {
        what: 'writing into answers, prefetching',
        neededBy: /patchQueryData|updateQueryData|upsertQueryData|usePrefetch|util\.prefetch/,
        bodies: /^(patchQueryData|updateQueryData|upsertQueryData|prefetch)$/,
      },
    ],
  },
  {
    library: 'styled-components',
    version: '6.6.0',
    file: /styled-components\.browser\.esm\.js$/,
    rules: [
      {
        what: 'prefixes for old browsers, which were never switched on',
        neededBy: /enableVendorPrefixes/,
        text: [/\b\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''],
      },
      {
        what: 'the names of all elements: the styles loader calls styled() with those that are used',
        text: [/new Set\(\["a","abbr",[^\]]*\]\)/, 'new Set()'],
      },
    ],
  },
  {
    library: '@reduxjs/toolkit',
    version: '2.14.0',
    file: /@reduxjs\/toolkit\/dist\/redux-toolkit\.modern\.mjs$/,
    rules: [
      {
        what: 'thunks made inside slices',
        neededBy: /create\.asyncThunk|buildCreateSlice/,
        bodies: /^(buildReducerCreators|handleThunkCaseReducerDefinition)$/,
      },
    ],
  },
];
