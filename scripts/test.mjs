import { availableParallelism } from 'node:os';
import { browser } from './browser.mjs';
import { REACH_FOLDER, testsReachedBy } from './changed-tests.mjs';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install } from './prepare.mjs';
import { runJest } from './run-jest.mjs';

/** Two at least: while one waits for its browser or its servers, the other has the processor. */
const AT_ONCE = ['--maxWorkers', String(Math.max(2, availableParallelism() - 1))];

/** The story of several processes runs alone: a town of many servers and the other tests would slow each other down. */
const ALL_BUT_PROCESSES = ['--selectProjects', 'unit', 'engines', 'stories', 'screens', ...AT_ONCE];
const PROCESSES = ['--selectProjects', 'processes'];

const named = process.argv.slice(2);
const isWhole = named.length === 0;

install();
build();
buildFerretDb();

/** `--changed` chooses the tests that uncommitted and unlanded changes reach. Other words are arguments of jest. */
const runs = () => {
  if (isWhole) return [ALL_BUT_PROCESSES, PROCESSES];
  if (named[0] !== '--changed') return [named];
  const tests = testsReachedBy(named[1]);
  return tests.length > 0 ? [[...AT_ONCE, '--runTestsByPath', ...tests]] : [];
};

const environment = { CHROME_PATH: browser(), ...(isWhole && { ALMANAC_REACH: REACH_FOLDER }) };
await runJest(runs().map((words) => [words, environment]));
