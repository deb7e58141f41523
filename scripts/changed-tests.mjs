import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NODE, ROOT } from './prepare.mjs';
import { reachedTests } from './reached-tests.mjs';

/** `npm test -- --record` writes here. */
export const REACH_FOLDER = join(ROOT, '.cache/reach');

/** `base` is by default where this branch left the main one, or the last commit if there is none. */
export const testsReachedBy = (base = defaultBase()) => {
  const changed = changedSince(base);
  const [specs, reach] = [allTests(), readReach()];
  if (reach.length === 0) console.error('Nothing is recorded yet, so all tests run: run npm test -- --record once.');
  const tests = reachedTests(changed, reach, specs);
  console.error(`${changed.length} files changed since ${base}: ${tests.length} of ${specs.length} test files reach them.`);
  return tests;
};

const git = (...words) => {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const defaultBase = () => {
  const target = ['origin/HEAD', 'origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name));
  return (target && git('merge-base', 'HEAD', target)) ?? 'HEAD';
};

const changedSince = (base) => {
  const lines = git('diff', '--name-status', '--no-renames', base);
  if (lines === undefined) throw new Error(`There is no commit ${base}.`);
  const changed = linesOf(lines).map((line) => ({ file: line.slice(2), isNew: line.startsWith('A') }));
  const added = linesOf(git('ls-files', '--others', '--exclude-standard')).map((file) => ({ file, isNew: true }));
  return [...changed, ...added];
};

const linesOf = (text) => text.split('\n').filter(Boolean);

const allTests = () => {
  const { stdout } = spawnSync(NODE, ['node_modules/jest/bin/jest.js', '--listTests', '--json'], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(stdout).map((path) => relative(ROOT, path));
};

const readReach = () => {
  const files = existsSync(REACH_FOLDER) ? readdirSync(REACH_FOLDER, { recursive: true }) : [];
  return files.filter((file) => file.endsWith('.json')).map((file) => JSON.parse(readFileSync(join(REACH_FOLDER, file), 'utf8')));
};
