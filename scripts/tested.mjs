import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attend } from './become.mjs';
import { NODE } from './prepare.mjs';

/** Runs jest with the words and the environment of each run, ends with what all of them count, and with the code of the first that failed. */
export const tested = async (runs) => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-tests-'));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let failed = 0;
  for (const [nth, [words, environment]] of runs.entries()) {
    const report = join(folder, `${nth}.json`);
    const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...words];
    const status = await attend(NODE, jest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    });
    failed ||= status;
    if (existsSync(report)) add(counts, JSON.parse(readFileSync(report, 'utf8')));
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(failed);
};

const add = (counts, { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults }) => {
  for (const { fullName, status, invocations } of testResults.flatMap(({ assertionResults }) => assertionResults))
    if (status === 'passed' && invocations > 1) console.log(`Passed at the second try: ${fullName}`);
  if (numRuntimeErrorTestSuites > 0) console.log(`${numRuntimeErrorTestSuites} test files could not be run.`);
  counts.passed += numPassedTests;
  counts.failed += numFailedTests + numRuntimeErrorTestSuites;
  counts.skipped += numPendingTests;
};
