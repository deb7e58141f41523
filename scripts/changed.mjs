import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT } from './prepare.mjs';
import { reachedTests } from './reached-tests.mjs';

/** Where whole runs record which source files each test file reaches. */
export const REACH = join(ROOT, '.cache/reach');

/**
 * The test files that reach what changed since `base`: the branch that this one goes to, or the last commit where there is none.
 * Asks jest for the imports of files that no whole run has recorded.
 */
export const testsReachedBy = (base = baseOf()) => {
  const changed = changedSince(base);
  const { tests, unrecorded } = reachedTests(changed, recordedReach());
  const all = [...new Set([...tests, ...testsImporting(unrecorded)])].filter((test) => existsSync(join(ROOT, test))).sort();
  console.error(`${changed.length} files changed since ${base}; ${all.length} test files reach them.`);
  return all;
};

const git = (...words) => {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const baseOf = () => {
  const upstream = git('rev-parse', '--abbrev-ref', '@{upstream}');
  return (upstream && git('merge-base', 'HEAD', upstream)) ?? 'HEAD';
};

const changedSince = (base) => {
  const changed = git('diff', '--name-only', '--no-renames', base);
  if (changed === undefined) throw new Error(`git knows no commit ${base}.`);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...changed.split('\n'), ...added.split('\n')].filter(Boolean);
};

const recordedReach = () => {
  const files = existsSync(REACH) ? readdirSync(REACH, { recursive: true }) : [];
  return files.filter((file) => file.endsWith('.json')).map((file) => JSON.parse(readFileSync(join(REACH, file), 'utf8')));
};

const testsImporting = (files) => {
  if (files.length === 0) return [];
  const words = ['node_modules/jest/bin/jest.js', '--listTests', '--json', '--findRelatedTests', ...files];
  const { stdout } = spawnSync(NODE, words, { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(stdout).map((path) => path.slice(ROOT.length + 1));
};
