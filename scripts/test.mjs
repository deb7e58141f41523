import { availableParallelism } from 'node:os';
import { browser } from './browser.mjs';
import { REACH, testsReachedBy } from './changed.mjs';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install } from './prepare.mjs';
import { tested } from './tested.mjs';

/** Two at least: while one waits for its browser or its servers, the other has the processor. */
const AT_ONCE = ['--maxWorkers', String(Math.max(2, availableParallelism() - 1))];

/** Side by side with all others a town of many servers would take their time, and they its. */
const BUT_ONE = ['--selectProjects', 'unit', 'engines', 'stories', 'screens', ...AT_ONCE];
const BY_ITSELF = ['--selectProjects', 'processes'];

const named = process.argv.slice(2);
const isWhole = named.length === 0;

install();
build();
buildFerretDb();

/** `--changed` chooses the tests that uncommitted and unlanded changes reach; other words are jest's own. */
const runs = () => {
  if (isWhole) return [BUT_ONE, BY_ITSELF];
  if (named[0] !== '--changed') return [named];
  const tests = testsReachedBy(named[1]);
  return tests.length > 0 ? [[...AT_ONCE, '--runTestsByPath', ...tests]] : [];
};

const environment = { CHROME_PATH: browser(), ...(isWhole && { ALMANAC_REACH: REACH }) };
await tested(runs().map((words) => [words, environment]));
