/** Which part may know which. Arrows point down only; what is not listed is forbidden. */
const may = {
  'apps/web': ['libs/contracts'],
  'apps/cli': ['apps/api', 'projections', 'libs/[^/]+'],
  'apps/api': ['projections', 'libs/[^/]+'],
  projections: ['libs/domain', 'libs/event-sourcing', 'libs/contracts'],
  'libs/domain': ['libs/event-sourcing', 'libs/contracts'],
  'libs/stores': ['libs/event-sourcing', 'libs/contracts'],
  'libs/integrations': ['libs/event-sourcing', 'libs/contracts'],
  'libs/sample-town': ['libs/contracts'],
  'libs/event-sourcing': [],
  'libs/contracts': [],
};

const boundaries = Object.entries(may).map(([from, to]) => ({
  name: `${from} knows only ${to.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(apps|libs|projections|test|bench)/', pathNot: [from, ...to].map((path) => `^${path}/`) },
}));

const FEATURES = '^apps/web/src/features/';

/** The features of the web client: each may know those of lower layers, so that none know each other. Pages put them together. */
const layers = [
  ['event-page', 'home', 'pages', 'share', 'subcalendars'],
  ['selector', 'sidebar'],
  ['events', 'following', 'navigation'],
  ['choice'],
  ['alerts', 'organizations', 'preferences', 'search', 'startup', 'themes', 'toast'],
];

const features = layers.map((layer, place) => ({
  name: `${layer.join(', ')} know only what is below them`,
  severity: 'error',
  from: { path: `${FEATURES}(${layer.join('|')})/` },
  to: {
    path: '^apps/web/src/(app|features)/',
    pathNot: `${FEATURES}(${['$1', ...layers.slice(place + 1).flat()].join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    ...boundaries,
    ...features,
    {
      name: 'every feature stands in a layer',
      severity: 'error',
      from: { path: FEATURES, pathNot: `${FEATURES}(${layers.flat().join('|')})/` },
      to: {},
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
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
      name: 'only stores.module.ts knows which stores run',
      severity: 'error',
      from: { path: '^apps/', pathNot: 'stores\\.module\\.ts$' },
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
