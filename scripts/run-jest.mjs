import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { attend, SIGNALS } from './become.mjs';
import { folderInMemory } from './folder-in-memory.cjs';
import { NODE, ROOT } from './prepare.mjs';
import { summary } from './summary.mjs';

/** Its workers inherit it. Each test file loads all modules anew: with the default they collect garbage a tenth of their time. */
const YOUNG_OBJECTS = '--max-semi-space-size=32';

/** A run per [arguments, environment]. The summary's last line counts all tests. Exits with the first failed run's code. */
export const runJest = async (runs) => {
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'almanac-tests-'));
  const TMPDIR = join(folder, 'tmp');
  mkdirSync(TMPDIR);
  const begun = performance.now();
  const files = [];
  let failed = 0;
  let isInterrupted = false;
  for (const signal of SIGNALS)
    process.once(signal, () => {
      isInterrupted = true;
    });
  for (const [nth, [words, environment]] of runs.entries()) {
    const report = join(folder, `${nth}.json`);
    const jest = [YOUNG_OBJECTS, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...words];
    const status = await attend(NODE, jest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TMPDIR, ...environment },
    });
    failed ||= status;
    if (existsSync(report)) files.push(...JSON.parse(readFileSync(report, 'utf8')).testResults.map(toFile));
    if (isInterrupted) break;
  }
  rmSync(folder, { recursive: true, force: true });
  for (const line of summary(files, performance.now() - begun)) console.log(line);
  process.exit(isInterrupted ? failed || 1 : failed);
};

const toFile = ({ name, startTime, endTime, status, assertionResults }) => ({
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
