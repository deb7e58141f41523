const { readFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { folderInMemory } = require('./scripts/folder-in-memory.cjs');

process.env.TMPDIR ??= folderInMemory() ?? tmpdir();

const SWC = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));

/** No Date: fake timers replace it. */
const FREQUENT_GLOBALS = [
  ...['Object', 'Array', 'Map', 'Set', 'WeakMap', 'String', 'Number', 'Boolean', 'Symbol', 'RegExp', 'Promise'],
  ...['Math', 'JSON', 'Reflect'],
];

const common = {
  // A global of the sandbox is looked up through Node's interceptor: Nest's start alone took a sixth longer.
  sandboxInjectedGlobals: FREQUENT_GLOBALS,
  // By default in TMPDIR, which is removed after a run.
  cacheDirectory: '<rootDir>/.cache/jest',
  // Other commits, built for the benches.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testEnvironment: '<rootDir>/test/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  transform: {
    '\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
          target: 'es2023',
          keepClassNames: true,
        },
        module: SWC.module,
        swcrc: false,
      },
    ],
  },
  transformIgnorePatterns: [
    'node_modules/(?!(@nestjs|(?:@vonage/jwt/node_modules/)?uuid|ical\\.js|htmlparser2|entities|dom(?:handler|utils|elementtype|-serializer)|@date-fns|content-disposition|cookie|woff2-encoder)/)',
  ],
};

/**
 * `unit` needs nothing but the code; `engines` speak with the servers that logs and read models may be on; `stories` start the
 * whole application; `screens` drive it in a real browser.
 */
module.exports = {
  // Nothing is measured by it: it ends what hangs, also where the machine has much else to do.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/test/sequencer.cjs',
  // A worker keeps something of every file it ran. At the 4 GB of its heap it did little but collect garbage, and a run of 100
  // stories came to no end: above this, the next file gets a new one.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps,bench,docs,libs,projections,scripts}/**/*.spec.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '/libs/stores/(eventstoredb|mongodb)/'],
    },
    {
      ...common,
      displayName: 'engines',
      testMatch: ['<rootDir>/{libs/stores/{eventstoredb,mongodb},test/engines}/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'stories',
      globalSetup: '<rootDir>/test/engines/setup.ts',
      globalTeardown: '<rootDir>/test/engines/teardown.ts',
      testMatch: ['<rootDir>/test/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'screens',
      setupFilesAfterEnv: ['<rootDir>/test/screens/retry-once.ts'],
      testMatch: ['<rootDir>/test/screens/*.spec.ts'],
    },
  ],
};
