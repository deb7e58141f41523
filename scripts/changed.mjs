import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NODE, ROOT } from './prepare.mjs';
import { reachedTests } from './reached-tests.mjs';

/** Where whole runs record which source files each test file reaches. */
export const REACH = join(ROOT, '.cache/reach');

/** The test files that reach what changed since `base`: the branch that this one goes to, or the last commit where there is none. */
export const testsReachedBy = (base = baseOf()) => {
  const changed = changedSince(base);
  const specs = allTests();
  const tests = reachedTests(changed, recordedReach(), specs);
  console.error(`${changed.length} files changed since ${base}: ${tests.length} of ${specs.length} test files reach them.`);
  return tests;
};

const git = (...words) => {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const baseOf = () => {
  const target = ['origin/HEAD', 'origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name));
  return (target && git('merge-base', 'HEAD', target)) ?? 'HEAD';
};

const changedSince = (base) => {
  const told = git('diff', '--name-status', '--no-renames', base);
  if (told === undefined) throw new Error(`git knows no commit ${base}.`);
  const changed = linesOf(told).map((line) => ({ file: line.slice(2), isNew: line.startsWith('A') }));
  const added = linesOf(git('ls-files', '--others', '--exclude-standard')).map((file) => ({ file, isNew: true }));
  return [...changed, ...added];
};

const linesOf = (text) => text.split('\n').filter(Boolean);

const allTests = () => {
  const { stdout } = spawnSync(NODE, ['node_modules/jest/bin/jest.js', '--listTests', '--json'], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(stdout).map((path) => relative(ROOT, path));
};

const recordedReach = () => {
  const files = existsSync(REACH) ? readdirSync(REACH, { recursive: true }) : [];
  return files.filter((file) => file.endsWith('.json')).map((file) => JSON.parse(readFileSync(join(REACH, file), 'utf8')));
};
