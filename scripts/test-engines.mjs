import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install, ROOT } from './prepare.mjs';
import { tested } from './tested.mjs';

/** They choose for themselves what they run on: files that cannot be written, servers of their own, an image, a network that is none. */
const ALONE = ['bad-days', 'docker', 'far-away', 'killed-copy', 'lost-servers', 'moving-accounts', 'several-processes'];

/** Stories of towns that are small enough for FerretDB, to which documents go slowly. */
const SMALL = [
  'agendas',
  'asking-again',
  'audit',
  'browsing',
  'following',
  'moving',
  'one-event',
  'ops-projections',
  'organizations',
  'pages',
  'racing',
  'rebuilding',
  'refusals',
  'renaming',
  'requests',
  'roles',
  'saving',
  'shared-log',
];

const { TEST_EVENTSTORE_URL, TEST_MONGODB_URL } = process.env;

install();
build();
buildFerretDb();
const hasFerretDb = existsSync(join(ROOT, '.cache/ferretdb/ferretdb'));

const say = (sentence) => console.error(sentence);
if (!TEST_EVENTSTORE_URL) say('There is no EventStoreDB in TEST_EVENTSTORE_URL: its double stands in for it.');
if (!TEST_MONGODB_URL && hasFerretDb) say('There is no MongoDB in TEST_MONGODB_URL: FerretDB stands in for it.');
if (!TEST_MONGODB_URL && !hasFerretDb)
  say('There is no MongoDB in TEST_MONGODB_URL, and no FerretDB: what needs one is skipped.');

const TWO_AT_ONCE = ['--maxWorkers', '2'];

/** What the words of jest choose of the stories, with all that a town keeps on engines. */
const stories = (engines, ...words) => [
  ['--selectProjects', 'stories', ...TWO_AT_ONCE, ...words],
  { ALMANAC_TEST_ENGINES: engines },
];
const files = (names) => names.map((name) => `/test/${name}\\.spec\\.ts$`);
const both = TEST_MONGODB_URL || hasFerretDb ? 'eventstoredb mongodb' : undefined;
const named = process.argv.slice(2);

/** Every contract on its engine, every story on a log there, and the small ones on read models there, too; or the stories that are named. */
await tested(
  named.length > 0
    ? [stories(both ?? 'eventstoredb', '--testPathPatterns', ...named)]
    : [
        [['--selectProjects', 'engines', ...TWO_AT_ONCE], {}],
        stories('eventstoredb', '--testPathIgnorePatterns', ...files(ALONE)),
        ...(both ? [stories(both, '--testPathPatterns', ...files(SMALL))] : []),
      ],
);
