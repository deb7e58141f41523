import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attend } from './become.mjs';
import { browser } from './browser.mjs';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install, NODE } from './prepare.mjs';

install();
build();
buildFerretDb();

const report = join(mkdtempSync(join(tmpdir(), 'almanac-tests-')), 'report.json');
const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...process.argv.slice(2)];
const status = await attend(NODE, jest, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, CHROME_PATH: browser() },
});
if (!existsSync(report)) process.exit(status);

const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
if (numRuntimeErrorTestSuites > 0) console.log(`${numRuntimeErrorTestSuites} test files could not be run.`);
console.log(`${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed, ${numPendingTests} skipped`);
process.exit(status);
