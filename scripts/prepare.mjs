import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Builds } from './builds.mjs';
import { holding, withLock } from './lock.mjs';

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const LOCK = join(ROOT, '.cache/prepare.lock');
const DESCRIBE_CALLS = 'scripts/describe-calls.mjs';
const TYPES = ['apps/api', 'libs', 'projections', 'package-lock.json', 'tsconfig.json', DESCRIBE_CALLS];
const SOURCES = [
  'apps',
  'libs',
  'projections',
  'bench',
  'test/data',
  'package-lock.json',
  'nest-cli.json',
  '.swcrc',
  'tsconfig.json',
  DESCRIBE_CALLS,
];
const CALLS = '.cache/reference/calls.json';

export const NODE = join(ROOT, 'node_modules/.bin/node');

export const install = () =>
  unlessStamped('node_modules/.installed', ['package-lock.json'], () =>
    run(...holding(LOCK, 'npm', ['ci', '--no-audit', '--no-fund']), 'Installing'),
  );

export const build = () => {
  const sources = fingerprint(SOURCES);
  if (!builds.isCurrent(sources)) withLock(LOCK, () => builds.isCurrent(sources) || builds.renew(sources, buildInto));
  builds.use();
};

const builds = new Builds(ROOT);

/** Node's default space for new objects takes 70 MB more and answers no request sooner. */
export const PROGRAM_OPTIONS = ['--max-semi-space-size=8'];

/** Equal those of docker/Dockerfile. A server at rest frees memory (`freeMemoryAtRest`). */
export const SERVER_OPTIONS = [...PROGRAM_OPTIONS, '--expose-gc'];

/**
 * In the folder of the build, so that compiled code goes when the build goes. For commands only: a server would start a tenth of a
 * second sooner, and hold it all in memory, 15 MB, for as long as it runs.
 */
export const compileCacheEnvironment = () => ({
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(builds.folder(), '.compiled'),
});

const buildInto = (folder) => {
  const settings = join(folder, 'nest-cli.json');
  writeFileSync(join(ROOT, settings), buildsTo(folder));
  run(...holding(LOCK, NODE, [...BUILD_SERVER, '--config', settings]), 'Building the server');
  describeCalls();
  copyFileSync(join(ROOT, CALLS), join(ROOT, folder, 'reference.json'));
  run(...holding(LOCK, NODE, BUILD_CLIENT), 'Building the web client', { ALMANAC_BUILD: folder });
};

export const describeCalls = () =>
  unlessStamped('.cache/reference/.described', TYPES, () =>
    run(...holding(LOCK, NODE, [DESCRIBE_CALLS, CALLS]), 'Describing the calls'),
  );

/** `nest build` takes its output folder from a settings file only. */
const buildsTo = (folder) => {
  const settings = JSON.parse(readFileSync(join(ROOT, 'nest-cli.json'), 'utf8'));
  settings.compilerOptions.builder.options.outDir = folder;
  return JSON.stringify(settings);
};

export const BUILD_SERVER = ['node_modules/@nestjs/cli/bin/nest.js', 'build'];

export const BUILD_CLIENT = [
  'node_modules/vite/bin/vite.js',
  ...['build', '--app', '--config', 'apps/web/vite.config.ts', '--logLevel', 'warn'],
];

/** One process at a time. */
export const unlessStamped = (stamp, sources, work) => {
  const [file, now] = [join(ROOT, stamp), fingerprint(sources)];
  const isDone = () => existsSync(file) && readFileSync(file, 'utf8') === now;
  const doIt = () => {
    if (isDone()) return;
    work();
    writeFileSync(file, now);
  };
  if (!isDone()) withLock(LOCK, doIt);
};

const fingerprint = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(ROOT, source))))
    hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
};

const filesIn = (path) => {
  if (/\.[a-z]+$/.test(path) || path.endsWith('.swcrc')) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)])).sort();
};

export const run = (command, args, saying, environment) => {
  if (saying) console.error(`${saying} …`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(status ?? 1);
};
