import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_CLIENT, BUILD_SERVER, NODE, ROOT, unlessStamped } from './prepare.mjs';

const CHECKOUTS = '.cache/checkouts';

/** The abbreviated hash of a commit; nothing where git or the commit is missing, as in a shallow clone. */
export const hashOf = (commit) => {
  const git = spawnSync('git', ['rev-parse', '--short=10', '--verify', '--quiet', `${commit}^{commit}`], { cwd: ROOT });
  return git.status === 0 ? git.stdout.toString().trim() : undefined;
};

/** The folder of another commit, built once and kept, under the benches of this one; nothing where it cannot be built. */
export const checkout = (hash) => {
  const place = `${CHECKOUTS}/${hash}`;
  const folder = join(ROOT, place);
  try {
    if (!existsSync(folder)) extract(hash, folder);
    unlessStamped(`${place}/.installed`, ['package-lock.json'], () => install(folder));
    unlessStamped(`${place}/.client`, [], () => must(folder, NODE, BUILD_CLIENT));
    unlessStamped(`${place}/.server`, ['bench'], () => buildServer(folder));
    return folder;
  } catch (error) {
    console.error(`${hash} cannot be built here. ${error.message}`);
    return undefined;
  }
};

/** Under another name until it is whole. */
const extract = (hash, folder) => {
  console.error(`Building ${hash} beside this checkout …`);
  const begun = `${folder}.begun`;
  rmSync(begun, { recursive: true, force: true });
  mkdirSync(begun, { recursive: true });
  must(ROOT, 'git', ['archive', '--output', join(begun, 'archive.tar'), hash]);
  must(begun, 'tar', ['-xf', 'archive.tar']);
  rmSync(join(begun, 'archive.tar'));
  renameSync(begun, folder);
};

/** Shares what is installed here, unless that commit needs something else. */
const install = (folder) => {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const [theirs, ours] = [folder, ROOT].map((one) => readFileSync(join(one, 'package-lock.json'), 'utf8'));
  if (theirs === ours) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else must(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
};

const buildServer = (folder) => {
  rmSync(join(folder, 'bench'), { recursive: true, force: true });
  cpSync(join(ROOT, 'bench'), join(folder, 'bench'), { recursive: true });
  must(folder, NODE, BUILD_SERVER);
};

const must = (cwd, command, args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
};
