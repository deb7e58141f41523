/** Which part may know which. Arrows point down only; what is not listed is forbidden. */
const may = {
  'apps/web': ['libs/contracts', 'libs/quick-add'],
  'apps/cli': ['apps/api', 'projections', 'libs/[^/]+'],
  'apps/api': ['projections', 'libs/[^/]+'],
  projections: ['libs/domain', 'libs/event-sourcing', 'libs/contracts'],
  'libs/domain': ['libs/event-sourcing', 'libs/contracts'],
  'libs/stores': ['libs/event-sourcing', 'libs/contracts', 'test/engines'],
  'libs/matching': ['libs/contracts', 'test/data'],
  'libs/assistant': ['libs/contracts', 'libs/traits', 'libs/when', 'test/data'],
  'libs/traits': ['libs/contracts', 'test/data'],
  'libs/quick-add': ['libs/contracts', 'libs/when', 'test/data'],
  'libs/when': ['libs/contracts'],
  'libs/integrations': ['libs/event-sourcing', 'libs/contracts'],
  'libs/sample-town': ['libs/contracts'],
  'libs/event-sourcing': [],
  'libs/stack-traces': [],
  'libs/contracts': [],
};

const boundaries = Object.entries(may).map(([from, to]) => ({
  name: `${from} knows only ${to.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(apps|libs|projections|test|bench)/', pathNot: [from, ...to].map((path) => `^${path}/`) },
}));

/** Each folder may know those of lower layers, so that those of one layer do not know each other. What stands beside them puts them together. */
const inLayers = (house, folders, layers) => [
  ...layers.map((layer, place) => ({
    name: `${layer.join(', ')} know only what is below them`,
    severity: 'error',
    from: { path: `${folders}(${layer.join('|')})/` },
    to: { path: house, pathNot: `${folders}(${['$1', ...layers.slice(place + 1).flat()].join('|')})/` },
  })),
  {
    name: `every folder of ${folders} stands in a layer`,
    severity: 'error',
    from: { path: `${folders}[^/]+/`, pathNot: `${folders}(${layers.flat().join('|')})/` },
    to: {},
  },
];

const FEATURES = '^apps/web/src/features/';

const features = inLayers('^apps/web/src/(app|features)/', FEATURES, [
  ['chat', 'event-page', 'home', 'hours', 'map', 'me', 'ops', 'pages', 'settings', 'share', 'subcalendars', 'suggest'],
  ['botcast', 'assistant', 'onboarding', 'quick-add', 'selector', 'sidebar', 'subscribe'],
  ['events', 'following', 'navigation'],
  ['reminders'],
  ['choice', 'filters'],
  [
    'account',
    'alerts',
    'newsletter',
    'organizations',
    'own-events',
    'preferences',
    'report',
    'search',
    'startup',
    'town-map',
    'toast',
    'weather',
  ],
  ['themes'],
]);

const API = '^apps/api/src/';

const server = inLayers(API, API, [
  ['audit', 'metrics', 'my-data', 'ops', 'reference'],
  ['health'],
  [
    'accounts',
    'botcast',
    'chat',
    'duplicates',
    'operations',
    'published-calendars',
    'places',
    'preferences',
    'quick-add',
    'reminders',
    'schools',
    'seed',
    'sidebar',
    'sources',
    'subcalendars',
    'suggestions',
    'summaries',
    'town',
    'weather',
    'web',
  ],
  ['my-almanac', 'import'],
  ['events'],
  ['assistant', 'browsers', 'organizations', 'own-events', 'text-messages'],
  ['response-cache'],
  ['http'],
  ['commands', 'http-client'],
  ['observing'],
  ['settings', 'timers'],
]);

module.exports = {
  forbidden: [
    ...boundaries,
    ...features,
    ...server,
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'the command line has two doors into the API',
      severity: 'error',
      from: { path: '^apps/cli/', pathNot: '\\.spec\\.ts$' },
      to: { path: API, pathNot: `${API}command-line(-files)?\\.ts$` },
    },
    {
      name: 'the web library knows no feature',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: FEATURES },
    },
    {
      name: 'the machinery and the rules need no framework',
      severity: 'error',
      from: { path: '^(libs/(event-sourcing|domain|contracts)|projections)/', pathNot: '\\.spec\\.ts$' },
      to: { path: 'node_modules/(@nestjs|mongodb|@eventstore)' },
    },
    {
      name: 'the web imports only the types of requests, and no rule that they are checked by',
      severity: 'error',
      from: { path: '^(apps/web/|libs/contracts/(?!requests/|rules/))', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(libs/contracts/(requests|rules)/|node_modules/class-(validator|transformer)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only specs know the engines and the data of the tests',
      severity: 'error',
      from: { path: '^(apps|libs|projections)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^test/' },
    },
    {
      name: 'only configured-stores.ts, stores.module.ts and the configuration know which stores may run',
      severity: 'error',
      from: { path: '^apps/', pathNot: '(configured-stores|stores\\.module|settings/configuration)\\.ts$' },
      to: { path: '^libs/stores/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'require', 'node', 'default'] },
  },
};
