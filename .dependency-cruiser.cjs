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

module.exports = {
  forbidden: [
    ...boundaries,
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'the web library knows no feature',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/features/' },
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
