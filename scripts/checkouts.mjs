import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_CLIENT, BUILD_SERVER, NODE, ROOT, unlessStamped } from './prepare.mjs';

const CHECKOUTS = '.cache/checkouts';

/** Abbreviated. Undefined if git or the commit is missing, as in a shallow clone. */
export const hashOf = (commit) => {
  const git = spawnSync('git', ['rev-parse', '--short=10', '--verify', '--quiet', `${commit}^{commit}`], { cwd: ROOT });
  return git.status === 0 ? git.stdout.toString().trim() : undefined;
};

/** Has the benches of this checkout, and is built once and kept. Undefined if it cannot be built. */
export const checkout = (hash) => {
  const place = `${CHECKOUTS}/${hash}`;
  const folder = join(ROOT, place);
  try {
    if (!existsSync(folder)) extract(hash, folder);
    unlessStamped(`${place}/.installed`, ['package-lock.json'], () => install(folder));
    unlessStamped(`${place}/.client`, [], () => mustRun(folder, NODE, BUILD_CLIENT));
    unlessStamped(`${place}/.server`, ['bench'], () => buildServer(folder));
    return folder;
  } catch (error) {
    console.error(`${hash} cannot be built here. ${error.message}`);
    return undefined;
  }
};

const extract = (hash, folder) => {
  console.error(`Building ${hash} beside this checkout …`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  mustRun(ROOT, 'git', ['archive', '--output', join(unfinished, 'archive.tar'), hash]);
  mustRun(unfinished, 'tar', ['-xf', 'archive.tar']);
  rmSync(join(unfinished, 'archive.tar'));
  renameSync(unfinished, folder);
};

/** Shares node_modules with this checkout, unless the lock file of that commit differs. */
const install = (folder) => {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const [theirs, ours] = [folder, ROOT].map((one) => readFileSync(join(one, 'package-lock.json'), 'utf8'));
  if (theirs === ours) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else mustRun(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
};

const buildServer = (folder) => {
  rmSync(join(folder, 'bench'), { recursive: true, force: true });
  cpSync(join(ROOT, 'bench'), join(folder, 'bench'), { recursive: true });
  mustRun(folder, NODE, BUILD_SERVER);
};

const mustRun = (cwd, command, args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
};
