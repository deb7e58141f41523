import { availableParallelism } from 'node:os';
import { browser } from './browser.mjs';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install } from './prepare.mjs';
import { tested } from './tested.mjs';

install();
build();
buildFerretDb();

/** Two at least: while one waits for its browser or its servers, the other has the processor. */
const EVERYTHING = ['--maxWorkers', String(Math.max(2, availableParallelism() - 1))];

const named = process.argv.slice(2);

await tested([[named.length > 0 ? named : EVERYTHING, { CHROME_PATH: browser() }]]);
