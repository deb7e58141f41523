import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT } from './prepare.mjs';
import { reachedTests } from './reached-tests.mjs';

/** Where a run of all tests records which source files each test file reaches. */
export const REACH_FOLDER = join(ROOT, '.cache/reach');

/**
 * The test files that reach what changed since `base`: by default where this branch left its upstream, or the last commit where it
 * has none. For changed files of which nothing is recorded, jest names the tests that import them.
 */
export const testsReachedBy = (base = defaultBase()) => {
  const changed = changedSince(base);
  const { tests, unrecorded } = reachedTests(changed, readReach());
  const all = [...new Set([...tests, ...testsImporting(unrecorded)])].filter((test) => existsSync(join(ROOT, test))).sort();
  console.error(`${changed.length} files changed since ${base}; ${all.length} test files reach them.`);
  return all;
};

const git = (...words) => {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const defaultBase = () => {
  const upstream = git('rev-parse', '--abbrev-ref', '@{upstream}');
  return (upstream && git('merge-base', 'HEAD', upstream)) ?? 'HEAD';
};

const changedSince = (base) => {
  const changed = git('diff', '--name-only', '--no-renames', base);
  if (changed === undefined) throw new Error(`git knows no commit ${base}.`);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...changed.split('\n'), ...added.split('\n')].filter(Boolean);
};

const readReach = () => {
  const files = existsSync(REACH_FOLDER) ? readdirSync(REACH_FOLDER, { recursive: true }) : [];
  return files.filter((file) => file.endsWith('.json')).map((file) => JSON.parse(readFileSync(join(REACH_FOLDER, file), 'utf8')));
};

const testsImporting = (files) => {
  if (files.length === 0) return [];
  const words = ['node_modules/jest/bin/jest.js', '--listTests', '--json', '--findRelatedTests', ...files];
  const { stdout } = spawnSync(NODE, words, { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(stdout).map((path) => path.slice(ROOT.length + 1));
};
