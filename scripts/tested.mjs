import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { attend } from './become.mjs';
import { NODE, ROOT } from './prepare.mjs';
import { summary } from './summary.mjs';

/**
 * Runs jest once for each of `runs`, [words, environment] each, and ends this process: after a summary whose last line counts
 * all tests, and with the code of the first run that failed.
 */
export const tested = async (runs) => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-tests-'));
  const files = [];
  let failed = 0;
  for (const [nth, [words, environment]] of runs.entries()) {
    const report = join(folder, `${nth}.json`);
    const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...words];
    const status = await attend(NODE, jest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    });
    failed ||= status;
    if (existsSync(report)) files.push(...JSON.parse(readFileSync(report, 'utf8')).testResults.map(fileOf));
  }
  for (const line of summary(files)) console.log(line);
  process.exit(failed);
};

/** `tests` is empty for a file that could not be run. */
const fileOf = ({ name, startTime, endTime, status, assertionResults }) => ({
  name: relative(ROOT, name),
  seconds: (endTime - startTime) / 1_000,
  isBroken: status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  tests: assertionResults.map(({ ancestorTitles, title, fullName, status, invocations = 1 }) => ({
    titles: [...ancestorTitles, title],
    name: fullName,
    status,
    tries: invocations,
  })),
});
