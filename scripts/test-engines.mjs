import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install, NODE, ROOT } from './prepare.mjs';
import { runJest } from './run-jest.mjs';

const USAGE = `npm run test:engines [-- [--stories] [--all | --real] [NAME…]]

Runs the contracts of the stores, and stories of towns whose stores are on servers: those that depend on the order of the log, or
those that are named.
  --stories  leaves out the contracts, which npm test runs as well
  --all      every story with its log on a server, and those of small towns on a MongoDB too; with TEST_MONGODB_URL every story
  --real     the contracts, and every story with a server of its own for each town, started by TEST_EVENTSTORE_COMMAND
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
 * Tags in the first line of a story: `order`: it depends on the order of facts, or on checkpoints; `small`: its towns suit
 * FerretDB, which writes slowly; `own`: it starts its own servers in every run; `none`: it needs no servers.
 */
const storiesTagged = (tag) =>
  readdirSync(join(ROOT, 'test'))
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) =>
      ENGINES.exec(readFileSync(join(ROOT, 'test', name), 'utf8'))?.[1]
        .split(' ')
        .includes(tag),
    );
const ENGINES = /^\/\*\* @engines ([a-z ]+) \*\//;

const pattern = (name) => `/test/${name.replaceAll('.', '\\.')}$`;
const only = (tag) => ['--testPathPatterns', ...storiesTagged(tag).map(pattern)];
const exceptOwnServers = ['--testPathIgnorePatterns', ...[...storiesTagged('none'), ...storiesTagged('own')].map(pattern)];

/** On a real server one town at a time, so that it has the machine to itself. */
const AT_ONCE = ['--maxWorkers', isReal ? '1' : '2'];

const hasMongo = TEST_MONGODB_URL || hasFerretDb;
const REAL = isReal ? { ALMANAC_TEST_ENGINES: 'real' } : {};

const stories = (engines, ...chosen) => [
  ['--selectProjects', 'stories', ...AT_ONCE, ...chosen],
  { ALMANAC_TEST_ENGINES: isReal ? `real ${engines}` : engines },
];
/** Stories with servers of their own run as in npm test. In a real run the command starts these servers. */
const ownStories = (names) => [['--selectProjects', 'stories', ...AT_ONCE, '--testPathPatterns', ...names.map(pattern)], REAL];

const namedStories = () => {
  const own = storiesTagged('own').filter((file) => names.some((name) => `/test/${file}`.includes(name)));
  const rest = stories(
    hasMongo ? 'eventstoredb mongodb' : 'eventstoredb',
    '--passWithNoTests',
    '--testPathPatterns',
    ...names,
    ...exceptOwnServers,
  );
  return own.length > 0 ? [rest, ownStories(own)] : [rest];
};
const allStories = () => [
  stories('eventstoredb', ...exceptOwnServers),
  ...(hasMongo ? [stories('eventstoredb mongodb', ...(TEST_MONGODB_URL ? exceptOwnServers : only('small')))] : []),
];
const contracts = [['--selectProjects', 'engines', ...AT_ONCE], REAL];
const chosenStories = () => {
  if (names.length > 0) return namedStories();
  if (isReal) return [stories('eventstoredb', ...exceptOwnServers), ownStories(storiesTagged('own'))];
  return isAll ? allStories() : [stories('eventstoredb', ...only('order'))];
};

/** Checks the command once: otherwise every story would wait for it and fail. */
const canStart = () => {
  const program = ['--conditions=source', '--import', './scripts/typescript.mjs', 'test/engines/start-once.ts'];
  return spawnSync(NODE, program, { cwd: ROOT, stdio: 'inherit' }).status === 0;
};

if (isReal && !canStart()) process.exit(1);
await runJest([...(isOnlyStories || names.length > 0 ? [] : [contracts]), ...chosenStories()]);
