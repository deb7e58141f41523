import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install, ROOT } from './prepare.mjs';
import { tested } from './tested.mjs';

/** Stories of towns small enough for the servers of tests, each about something else that stores promise. */
const STORIES = [
  'asking-again',
  'audit',
  'following',
  'lease',
  'one-event',
  'organizations',
  'racing',
  'refusals',
  'releases',
  'renaming',
  'saving',
  'subcalendars',
  'two-processes',
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

/** Every contract on its engine, and then the stories with all of it on engines: any others that are named in their place. */
const stories = process.argv.length > 2 ? process.argv.slice(2) : STORIES.map((name) => `test/${name}\\.spec`);
const engines = TEST_MONGODB_URL || hasFerretDb ? 'eventstoredb mongodb' : 'eventstoredb';
const runs = [
  [['--selectProjects', 'engines'], {}],
  [
    ['--selectProjects', 'stories', '--testTimeout', '60000', '--testPathPatterns', ...stories],
    { ALMANAC_TEST_ENGINES: engines },
  ],
];
await tested(runs);
