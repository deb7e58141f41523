import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { isAlive } from './lock.mjs';

/** Builds are folders `dist.…`; `dist` links to the current one, replaced in one step. A server keeps the one it started with. */
export class Builds {
  constructor(root) {
    this.root = root;
    this.dist = join(root, 'dist');
  }

  isCurrent(sources) {
    return isBuildOf(this.dist, sources);
  }

  /** The folder that counts, which stays the one of this build when another takes its place. */
  folder() {
    return realpathSync(this.dist);
  }

  /** `build` fills an empty folder, given by name, unless the build of these sources exists already. */
  renew(sources, build) {
    const name = `dist.${sources.slice(0, 12)}`;
    const folder = join(this.root, name);
    if (!isBuildOf(folder, sources)) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      writeFileSync(join(folder, 'package.json'), manifestOf(this.root));
      build(name);
      writeFileSync(join(folder, STAMP), sources);
    }
    const before = this.switchTo(name);
    for (const other of this.others([name, before])) if (!isUsed(other)) rmSync(other, { recursive: true, force: true });
  }

  /** Keeps the current build for as long as this process lives, even if it is replaced. */
  use() {
    const users = join(this.folder(), USERS);
    try {
      mkdirSync(users, { recursive: true });
      for (const pid of readdirSync(users)) if (!isAlive(Number(pid))) rmSync(join(users, pid));
      writeFileSync(join(users, String(process.pid)), '');
    } catch {
      // In a read-only folder no other build is made either.
    }
  }

  switchTo(name) {
    const before = this.aside();
    const link = join(this.root, '.dist-next');
    rmSync(link, { force: true });
    symlinkSync(name, link);
    renameSync(link, this.dist);
    return before;
  }

  /** A build that is no link, as `npm run build` makes it, becomes a folder like all others. */
  aside() {
    if (!lstatSync(this.dist, { throwIfNoEntry: false })) return undefined;
    if (lstatSync(this.dist).isSymbolicLink()) return existsSync(this.dist) ? basename(realpathSync(this.dist)) : undefined;
    const name = `dist.${Date.now()}`;
    renameSync(this.dist, join(this.root, name));
    return name;
  }

  others(kept) {
    const names = readdirSync(this.root).filter((name) => /^dist\.[0-9a-f]+$/.test(name) && !kept.includes(name));
    return names.map((name) => join(this.root, name));
  }
}

const STAMP = '.built';
const USERS = '.users';

const isBuildOf = (folder, sources) => {
  const file = join(folder, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === sources;
};

const isUsed = (folder) => {
  const users = join(folder, USERS);
  return existsSync(users) && readdirSync(users).some((pid) => isAlive(Number(pid)));
};

/** The files of a build import each other from that build, not from the one that `dist` is by then. */
const manifestOf = (root) => {
  const { version, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const within = Object.entries(imports).map(([name, { default: file }]) => [name, file.replace('./dist/', './')]);
  return JSON.stringify({ private: true, version, imports: Object.fromEntries(within) });
};
