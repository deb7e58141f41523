import { availableParallelism } from 'node:os';
import { browser } from './browser.mjs';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install } from './prepare.mjs';
import { tested } from './tested.mjs';

install();
build();
buildFerretDb();

/** Two at least: while one waits for its browser or its servers, the other has the processor. */
const AT_ONCE = ['--maxWorkers', String(Math.max(2, availableParallelism() - 1))];

const named = process.argv.slice(2);

/** Side by side with all others a town of many servers would take their time, and they its. */
const BUT_ONE = ['--selectProjects', 'unit', 'engines', 'stories', 'screens', ...AT_ONCE];
const BY_ITSELF = ['--selectProjects', 'processes'];

const environment = { CHROME_PATH: browser() };
await tested((named.length > 0 ? [named] : [BUT_ONE, BY_ITSELF]).map((words) => [words, environment]));
