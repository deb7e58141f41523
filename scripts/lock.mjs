import { lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';

const LOOK_AGAIN_MS = 200;
/** No install and no build takes longer: after that, another program may have the id of a process that died. */
const MAX_HELD_MS = 3_600_000;

/**
 * Waits while another process holds the lock; reentrant. The lock is a link whose target is its holder: it comes into being in
 * one step. One of a killed process, or in a copy of this folder, holds nobody.
 */
export const withLock = (file, work) => {
  const holder = `${process.pid} ${dirname(file)}`;
  if (readHolder(file) === holder) return work();
  acquire(file, holder);
  try {
    return work();
  } finally {
    rmSync(childFile(file), { force: true });
    if (readHolder(file) === holder) rmSync(file);
  }
};

/** Returns a command that also holds this lock until it ends: if the process that holds it is killed, its child goes on. */
export const holding = (file, command, args) => ['sh', ['-c', 'echo $$ >"$0" && exec "$@"', childFile(file), command, ...args]];

const childFile = (file) => `${file}.child`;

const acquire = (file, holder) => {
  mkdirSync(dirname(file), { recursive: true });
  for (let isSaid = false; !take(file, holder); ) {
    const other = readHolder(file);
    if (other === undefined) continue;
    if (isAbandoned(file, other)) {
      remove(file, other);
      continue;
    }
    if (!isSaid) console.error(`Waiting for process ${other.split(' ')[0]}, which installs or builds in this folder …`);
    isSaid = true;
    sleep(LOOK_AGAIN_MS);
  }
};

const take = (file, holder) => {
  try {
    symlinkSync(holder, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

const readHolder = (file) => {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
};

const isAbandoned = (file, holder) => {
  const [pid, folder] = holder.split(/ (.*)/s);
  if (folder !== dirname(file) || !(isAlive(Number(pid)) || isAlive(readChild(file)))) return true;
  const heldSince = lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - heldSince > MAX_HELD_MS;
};

const readChild = (file) => {
  try {
    return Number(readFileSync(childFile(file), 'utf8'));
  } catch {
    return undefined;
  }
};

export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Puts the lock back if another process has taken it over in between. */
const remove = (file, holder) => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside) === holder) rmSync(aside);
  else renameSync(aside, file);
};

const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
