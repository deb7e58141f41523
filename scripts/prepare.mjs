import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const SOURCES = ['apps', 'libs', 'projections', 'bench', 'package-lock.json', 'nest-cli.json', '.swcrc', 'tsconfig.json'];

/** The Node this project is written for, whatever Node is installed. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

/** Installs what the lock file names, unless that was done already. */
export const install = () =>
  unlessStamped('node_modules/.installed', ['package-lock.json'], () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing'),
  );

/** Builds server, command line and web client, unless nothing changed since the last time. */
export const build = () =>
  unlessStamped('dist/.built', SOURCES, () => {
    rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
    run(NODE, BUILD_SERVER, 'Building the server');
    run(NODE, BUILD_CLIENT, 'Building the web client');
  });

/** Server, command line and benches. */
export const BUILD_SERVER = ['node_modules/@nestjs/cli/bin/nest.js', 'build'];

export const BUILD_CLIENT = [
  'node_modules/vite/bin/vite.js',
  ...['build', '--app', '--config', 'apps/web/vite.config.ts', '--logLevel', 'warn'],
];

/** Does `work` unless nothing in `sources` changed since it was done last. */
export const unlessStamped = (stamp, sources, work) => {
  const [file, now] = [join(ROOT, stamp), fingerprint(sources)];
  if (existsSync(file) && readFileSync(file, 'utf8') === now) return;
  work();
  writeFileSync(file, now);
};

const fingerprint = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(ROOT, source)))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

const filesIn = (path) => {
  if (/\.[a-z]+$/.test(path) || path.endsWith('.swcrc')) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)])).sort();
};

/** Ends this process when the command fails, after its output. */
export const run = (command, args, saying) => {
  console.error(`${saying} …`);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(status ?? 1);
};
