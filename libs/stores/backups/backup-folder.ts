import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder';
import { OWNER_ONLY_MODE } from '../owner-only-mode';
import { syncFolder, writeFully } from './disk-writes';
import { lockFile } from './lock';
import { type BackupPart, type Manifest, manifestText, parseManifest, partsOf } from './manifest';

/** Without `manifest` it is damaged. */
export type FolderBackup = Readonly<{ name: string; manifest: Manifest | undefined }>;
export type WholeBackup = Readonly<{ name: string; manifest: Manifest }>;

export type BeforeDiskStep = (step: 'write' | 'sync' | 'rename' | 'remove') => void;

type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

const MANIFEST_SUFFIX = '.backup';
const OWNER_ONLY_FOLDER_MODE = 0o700;

/** Parts are stored once under their hashes. A manifest is named when all its parts are on disk; the next backup cleans up. */
export class BackupFolder {
  private readonly parts: string;
  private readonly readers: string;

  constructor(
    readonly folder: string,
    private readonly onStep: BeforeDiskStep = () => {},
  ) {
    this.parts = join(folder, 'parts');
    this.readers = join(folder, 'readers');
  }

  /** Others may read. */
  async withWriteLock<T>(work: () => Promise<T>): Promise<T> {
    makeFolder(this.parts, OWNER_ONLY_FOLDER_MODE);
    const letGo = lockFile(join(this.folder, 'lock'), 'alone');
    if (!letGo) throw new Error(`Another backup is being made in ${this.folder}: try again when it is done.`);
    try {
      return await work();
    } finally {
      letGo();
    }
  }

  /** No backup can be removed meanwhile. Changes nothing. */
  async withReadLock<T>(work: () => Promise<T>): Promise<T> {
    // Without the file nothing was ever removed.
    if (!existsSync(this.readers)) return work();
    const letGo = lockFile(this.readers, 'together');
    if (!letGo) throw new Error(`Another process is deleting old backups in ${this.folder}: try again.`);
    try {
      return await work();
    } finally {
      letGo();
    }
  }

  /** Also removes the parts only they use. False, and nothing removed, while somebody reads. */
  dropUnlessRead(some: readonly FolderBackup[]): boolean {
    const done = lockFile(this.readers, 'alone');
    if (!done) return false;
    try {
      for (const one of some) this.drop(one);
      this.removeUnused();
      return true;
    } finally {
      done();
    }
  }

  /** In the order they were made, whatever the clocks said. */
  backups(): readonly FolderBackup[] {
    if (!existsSync(this.folder)) return [];
    const files = readdirSync(this.folder).filter((name) => name.endsWith(MANIFEST_SUFFIX));
    return files
      .map((file) => ({
        name: file.slice(0, -MANIFEST_SUFFIX.length),
        manifest: parseManifest(readFileSync(join(this.folder, file), 'utf8')),
      }))
      .toSorted((one, other) => sequenceNumberOf(one) - sequenceNumberOf(other) || compareNames(one.name, other.name));
  }

  wholeBackups(): readonly WholeBackup[] {
    return this.backups().filter((one): one is WholeBackup => one.manifest !== undefined);
  }

  has({ sha256, bytes }: BackupPart): boolean {
    return statSync(this.fileOf(sha256), { throwIfNoEntry: false })?.size === bytes;
  }

  /** Throws an Error with a sentence at the end if the bytes do not match the hash. */
  async *read({ sha256, bytes }: BackupPart): AsyncGenerator<Uint8Array, undefined> {
    const file = this.fileOf(sha256);
    if (!existsSync(file)) throw new Error(`The part ${sha256} is missing from ${this.folder}.`);
    const sum = createHash('sha256');
    let read = 0;
    for await (const piece of createReadStream(file)) {
      sum.update(piece);
      read += piece.length;
      yield piece;
    }
    if (read !== bytes || sum.digest('hex') !== sha256)
      throw new Error(`The part ${sha256} in ${this.folder} was changed or cut off.`);
  }

  async put(pieces: Chunks): Promise<BackupPart> {
    const unfinishedFile = join(this.parts, `half-${randomUUID()}`);
    const sum = createHash('sha256');
    let bytes = 0;
    async function* summed() {
      for await (const piece of pieces) {
        const buffer = Buffer.from(piece as string);
        sum.update(buffer);
        bytes += buffer.length;
        yield buffer;
      }
    }
    await this.write(unfinishedFile, summed());
    const sha256 = sum.digest('hex');
    this.rename(unfinishedFile, this.fileOf(sha256));
    return { sha256, bytes };
  }

  /** Returns the name of the complete backup. */
  async finish(manifest: Manifest): Promise<string> {
    const name = this.newName(manifest.taken);
    const half = join(this.folder, `half-${randomUUID()}`);
    this.sync(this.parts);
    await this.write(half, [Buffer.from(manifestText(manifest))]);
    this.rename(half, join(this.folder, `${name}${MANIFEST_SUFFIX}`));
    this.sync(this.folder);
    return name;
  }

  private drop({ name }: FolderBackup) {
    this.remove(join(this.folder, `${name}${MANIFEST_SUFFIX}`));
    this.sync(this.folder);
  }

  /** Removes unused parts and interrupted writes. Does nothing while a manifest is unreadable, because its parts are unknown. */
  removeUnused() {
    const backups = this.backups();
    for (const name of readdirSync(this.folder)) if (name.startsWith('half-')) this.remove(join(this.folder, name));
    const isUnknown = backups.some(({ manifest }) => !manifest);
    const named = new Set(backups.flatMap(({ manifest }) => (manifest ? partsOf(manifest).map(({ sha256 }) => sha256) : [])));
    for (const name of readdirSync(this.parts))
      if (name.startsWith('half-') || !(isUnknown || named.has(name))) this.remove(join(this.parts, name));
  }

  private async write(file: string, pieces: Chunks) {
    this.onStep('write');
    const handle = openSync(file, 'wx', OWNER_ONLY_MODE);
    try {
      for await (const piece of pieces) {
        this.onStep('write');
        writeFully(handle, piece as Uint8Array);
      }
      this.onStep('sync');
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  private rename(half: string, file: string) {
    this.onStep('rename');
    renameSync(half, file);
  }

  private remove(file: string) {
    this.onStep('remove');
    rmSync(file, { force: true });
  }

  private sync(folder: string) {
    this.onStep('sync');
    syncFolder(folder);
  }

  private newName(taken: string): string {
    const name = taken.replaceAll(':', '-');
    const isTaken = (one: string) => existsSync(join(this.folder, `${one}${MANIFEST_SUFFIX}`));
    let [nth, free] = [1, name];
    while (isTaken(free)) {
      nth += 1;
      free = `${name}.${nth}`;
    }
    return free;
  }

  private fileOf(sha256: string) {
    return join(this.parts, sha256);
  }
}

/** An unreadable backup is never the newest. */
const sequenceNumberOf = ({ manifest }: FolderBackup) => manifest?.made ?? 0;

/** Numeric, so that the tenth of one instant sorts after the second. */
const compareNames = new Intl.Collator('en', { numeric: true }).compare;
