import { availableParallelism } from 'node:os';
import { browser } from './browser.mjs';
import { REACH_FOLDER, testsReachedBy } from './changed-tests.mjs';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install } from './prepare.mjs';
import { runJest } from './run-jest.mjs';

/** Twice as many as there are processors: while some wait for their browsers or servers, the others use all processors. */
const AT_ONCE = ['--maxWorkers', String(2 * availableParallelism())];

const [first, ...others] = process.argv.slice(2);

install();
build();
buildFerretDb();

/** No arguments: all tests; `--record` also records sources by test, `--changed` selects by that. Others go to jest. */
const runs = () => {
  if (first === undefined || first === '--record') return [AT_ONCE];
  if (first !== '--changed') return [[first, ...others]];
  const tests = testsReachedBy(others[0]);
  return tests.length > 0 ? [[...AT_ONCE, '--runTestsByPath', ...tests]] : [];
};

const environment = { CHROME_PATH: browser(), ...(first === '--record' && { ALMANAC_REACH: REACH_FOLDER }) };
await runJest(runs().map((words) => [words, environment]));
