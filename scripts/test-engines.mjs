import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install, NODE, ROOT } from './prepare.mjs';
import { tested } from './tested.mjs';

const USAGE = `npm run test:engines [-- [--stories] [--all | --real] [NAME…]]

Runs the contracts of the stores, and stories with what a town keeps on servers: those that the order of the log decides about, or
those that are named.
  --stories  leaves the contracts out, which npm test runs as well
  --all      every story on a log on a server, and small ones on a MongoDB too; with TEST_MONGODB_URL every one
  --real     contracts, and every story with a server of its own for each town, which TEST_EVENTSTORE_COMMAND starts
`;

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('-'));
const flags = new Set(words.filter((word) => word.startsWith('-')));
const [isAll, isReal, isOnlyStories] = ['--all', '--real', '--stories'].map((flag) => flags.delete(flag));
if (flags.size > 0 || (isAll && isReal)) {
  console.error(USAGE);
  process.exit(2);
}

const { TEST_EVENTSTORE_URL, TEST_EVENTSTORE_COMMAND, TEST_MONGODB_URL } = process.env;

install();
build();
buildFerretDb();
const hasFerretDb = existsSync(join(ROOT, '.cache/ferretdb/ferretdb'));

const say = (sentence) => console.error(sentence);
if (isReal && TEST_EVENTSTORE_COMMAND) say('TEST_EVENTSTORE_COMMAND starts the EventStoreDB of each town.');
if (isReal && !TEST_EVENTSTORE_COMMAND)
  say('There is no TEST_EVENTSTORE_COMMAND: the double, as a process of its own, is the EventStoreDB of each town.');
if (!isReal && TEST_EVENTSTORE_URL)
  say('The EventStoreDB in TEST_EVENTSTORE_URL has one log, for the contracts: stories run on the double.');
if (!isReal && !TEST_EVENTSTORE_URL) say('There is no EventStoreDB in TEST_EVENTSTORE_URL: its double stands in for it.');
if (!TEST_MONGODB_URL && hasFerretDb) say('There is no MongoDB in TEST_MONGODB_URL: FerretDB stands in for it.');
if (!TEST_MONGODB_URL && !hasFerretDb)
  say('There is no MongoDB in TEST_MONGODB_URL, and no FerretDB: what needs one is skipped.');

/**
 * What the first line of a file of stories says of itself, as `@engines small`:
 * `order`, where the order of facts, or who reads how far of them, decides what it tells; `small`, where towns are small enough for
 * FerretDB, to which documents go slowly; `own`, where it opens servers of its own, whatever others run on; `none`, where it is about
 * files, an image or a network.
 */
const storiesThatSay = (word) =>
  readdirSync(join(ROOT, 'test'))
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) =>
      ENGINES.exec(readFileSync(join(ROOT, 'test', name), 'utf8'))?.[1]
        .split(' ')
        .includes(word),
    );
const ENGINES = /^\/\*\* @engines ([a-z ]+) \*\//;

const pattern = (name) => `/test/${name.replaceAll('.', '\\.')}$`;
const those = (said) => ['--testPathPatterns', ...storiesThatSay(said).map(pattern)];
const others = ['--testPathIgnorePatterns', ...[...storiesThatSay('none'), ...storiesThatSay('own')].map(pattern)];

/** A real server has the machine to itself, with its town. */
const AT_ONCE = ['--maxWorkers', isReal ? '1' : '2'];

const onMongo = TEST_MONGODB_URL || hasFerretDb;
const REAL = isReal ? { ALMANAC_TEST_ENGINES: 'real' } : {};

/** The stories that words of jest choose, with all that a town keeps on engines. */
const stories = (engines, ...chosen) => [
  ['--selectProjects', 'stories', ...AT_ONCE, ...chosen],
  { ALMANAC_TEST_ENGINES: isReal ? `real ${engines}` : engines },
];
/** Those that choose their servers run as in npm test, but for what starts these. */
const ownStories = (names) => [
  ['--selectProjects', 'stories', 'processes', ...AT_ONCE, '--testPathPatterns', ...names.map(pattern)],
  REAL,
];

const namedStories = () => {
  const own = storiesThatSay('own').filter((file) => names.some((name) => `/test/${file}`.includes(name)));
  const rest = stories(
    onMongo ? 'eventstoredb mongodb' : 'eventstoredb',
    '--passWithNoTests',
    '--testPathPatterns',
    ...names,
    ...others,
  );
  return own.length > 0 ? [rest, ownStories(own)] : [rest];
};
const allStories = () => [
  stories('eventstoredb', ...others),
  ...(onMongo ? [stories('eventstoredb mongodb', ...(TEST_MONGODB_URL ? others : those('small')))] : []),
];
const contracts = [['--selectProjects', 'engines', ...AT_ONCE], REAL];
const chosenStories = () => {
  if (names.length > 0) return namedStories();
  if (isReal) return [stories('eventstoredb', ...others), ownStories(storiesThatSay('own'))];
  return isAll ? allStories() : [stories('eventstoredb', ...those('order'))];
};

/** A command that starts nothing would be found out by one story after another. */
const isStarted = () => {
  const program = ['--conditions=source', '--import', './scripts/typescript.mjs', 'test/engines/start-once.ts'];
  return spawnSync(NODE, program, { cwd: ROOT, stdio: 'inherit' }).status === 0;
};

if (isReal && !isStarted()) process.exit(1);
await tested([...(isOnlyStories || names.length > 0 ? [] : [contracts]), ...chosenStories()]);
