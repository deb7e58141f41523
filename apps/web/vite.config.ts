import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildLabel } from './vite/build-label';
import { builtFiles } from './vite/built-files';
import { builtSources } from './vite/built-sources';
import { compileAhead } from './vite/compile-ahead';
import { eventStyles } from './vite/event-styles';
import { icons } from './vite/icons';
import { precompress } from './vite/precompress';
import { preloadFont } from './vite/preload-font';

/** The first visit runs two files: libraries change less often than our code. */
const FIRST = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 9 },
  { name: 'first', tags: ['$initial' as const], test: /\.tsx?$/, priority: 8 },
];

/** These modules have no side effects, so what only a late part uses goes into that part's file. */
const CONTRACTS = /libs\/contracts\/[\w-]+\.ts$/;

/** Used or fetched together: a request costs more than its bytes. Devices without Magic Stuff never get the assistant. */
const TOGETHER = [
  { name: 'event-page', test: /event-page\/event-page|card\/description|ui\/(?:marked-text|generated-text-notice)/ },
  {
    name: 'dialogs',
    test: /node_modules\/@mantine\/core|-dialog\.tsx|filters\/(?!filter-button)|phone-menu-sheet|toaster|tip-layer|weather\/weather\.|home\/searched|report\/report-form/,
  },
  {
    name: 'pages',
    test: /(?:pages|map|hours|me|share|settings|suggest|themes|subcalendars)\/[\w-]+-page\.|chat\/assistant-off-page|app\/needs-network/,
  },
  {
    name: 'assistant',
    test: /features\/(?:assistant\/(?:parts|agenda-summary)|chat\/chat-page|botcast\/(?:botcast-panel|overview-button))\./,
  },
  { name: 'offline-support', test: /app\/(?:offline-support|stale-data-text)|offline-queue\/page-queue/ },
  { name: 'contracts', test: CONTRACTS },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

/** Console files have a prefix, so that the worker does not cache them. */
const OPS = /features\/ops\//;
const nameFor = (files: readonly string[], ending: string) =>
  `assets/${files.length > 0 && files.every((file) => OPS.test(file)) ? 'ops-' : ''}[name]-[hash]${ending}`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILD = join(ROOT, process.env['ALMANAC_BUILD'] ?? 'dist');
const BUILT = join(BUILD, 'web');

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    preloadFont(),
    eventStyles(),
    compileAhead(FIRST.map(({ name }) => name)),
    icons(),
    builtFiles(BUILT),
    builtSources(`${BUILT}-sources.json`, ROOT),
    precompress(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: { __BUILD__: JSON.stringify(buildLabel(new Date())) },
  // The server replaces this mark by a new nonce in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': 'http://localhost:3000', '/manifest.webmanifest': 'http://localhost:3000' } },
  builder: {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: CONTRACTS, sideEffects: false }] },
          output: {
            codeSplitting: { groups: [...FIRST, ...TOGETHER] },
            chunkFileNames: ({ moduleIds }) => nameFor(moduleIds, '.js'),
            assetFileNames: ({ originalFileNames }) => nameFor(originalFileNames, '[extname]'),
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true, conditions: ['source', 'node', 'module', 'default'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(BUILD, 'web-server'),
        emptyOutDir: true,
        copyPublicDir: false,
        // The server holds the text of what it has loaded in memory for as long as it runs: what it never draws is in other files.
        minify: true,
        ssr: 'src/server.tsx',
        rolldownOptions: {
          output: {
            format: 'cjs',
            entryFileNames: 'server.cjs',
            chunkFileNames: '[name].cjs',
            codeSplitting: { groups: [{ name: 'drawn', tags: ['$initial'] }] },
          },
        },
      },
    },
    // It contains the names of the pages' files, so it is built after them.
    worker: {
      consumer: 'client',
      resolve: { noExternal: true, conditions: ['source', ...defaultClientConditions] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: BUILT,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('src/worker/sw.ts', import.meta.url)),
          output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
        },
      },
    },
  },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would become data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
