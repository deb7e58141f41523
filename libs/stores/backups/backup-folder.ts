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
import { OURS } from '../ours';
import { hold } from './lock';
import { type Manifest, manifestIn, manifestText, type Part, partsOf } from './manifest';
import { syncFolder, writeWhole } from './on-disk';

/** One that is there, by name; without a `manifest` it is not what was written. */
export type Kept = Readonly<{ name: string; manifest: Manifest | undefined }>;
export type WholeBackup = Readonly<{ name: string; manifest: Manifest }>;

/** Called before each step that changes the disk. */
export type OnStep = (step: 'write' | 'sync' | 'rename' | 'remove') => void;

type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

const MANIFEST = '.backup';
const OURS_TO_ENTER = 0o700;

/**
 * Where backups are: parts under their hashes, each once, however many backups have it, and a manifest for each backup. A
 * manifest has its name only when all that it names is on the disk; what else lies about is removed by the next backup.
 */
export class BackupFolder {
  private readonly parts: string;
  private readonly readers: string;

  constructor(
    readonly folder: string,
    private readonly onStep: OnStep = () => {},
  ) {
    this.parts = join(folder, 'parts');
    this.readers = join(folder, 'readers');
  }

  /** Does something that nobody else does there meanwhile; others may read. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    makeFolder(this.parts, OURS_TO_ENTER);
    const letGo = hold(join(this.folder, 'lock'), 'alone');
    if (!letGo) throw new Error(`Another backup is being made in ${this.folder}: call this again when it is done.`);
    try {
      return await work();
    } finally {
      letGo();
    }
  }

  /** Does something with backups that are there, none of which goes meanwhile. Changes nothing. */
  async whileKept<T>(work: () => Promise<T>): Promise<T> {
    // It is there as soon as anything was let go.
    if (!existsSync(this.readers)) return work();
    const letGo = hold(this.readers, 'together');
    if (!letGo) throw new Error(`Old backups are going in ${this.folder} just now: call this again.`);
    try {
      return await work();
    } finally {
      letGo();
    }
  }

  /** Lets some go, with what only they have. False where somebody reads, and all of them stay. */
  letGo(some: readonly Kept[]): boolean {
    const done = hold(this.readers, 'alone');
    if (!done) return false;
    try {
      for (const one of some) this.drop(one);
      this.tidy();
      return true;
    } finally {
      done();
    }
  }

  /** In the order they were made in, whatever clocks said. */
  backups(): readonly Kept[] {
    if (!existsSync(this.folder)) return [];
    const files = readdirSync(this.folder).filter((name) => name.endsWith(MANIFEST));
    return files
      .map((file) => ({
        name: file.slice(0, -MANIFEST.length),
        manifest: manifestIn(readFileSync(join(this.folder, file), 'utf8')),
      }))
      .toSorted((one, other) => madeOf(one) - madeOf(other) || inTime(one.name, other.name));
  }

  wholeOnes(): readonly WholeBackup[] {
    return this.backups().filter((one): one is WholeBackup => one.manifest !== undefined);
  }

  has({ sha256, bytes }: Part): boolean {
    return statSync(this.fileOf(sha256), { throwIfNoEntry: false })?.size === bytes;
  }

  /** Bytes as they are, for as long as they are what their name says; throws an Error with a sentence at the end where they are not. */
  async *read({ sha256, bytes }: Part): AsyncGenerator<Uint8Array, undefined> {
    const file = this.fileOf(sha256);
    if (!existsSync(file)) throw new Error(`The part ${sha256} is missing in ${this.folder}.`);
    const sum = createHash('sha256');
    let read = 0;
    for await (const piece of createReadStream(file)) {
      sum.update(piece);
      read += piece.length;
      yield piece;
    }
    if (read !== bytes || sum.digest('hex') !== sha256)
      throw new Error(`The part ${sha256} in ${this.folder} is not what was written there: it was changed or cut off.`);
  }

  async put(pieces: Pieces): Promise<Part> {
    const half = join(this.parts, `half-${randomUUID()}`);
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
    await this.write(half, summed());
    const sha256 = sum.digest('hex');
    this.rename(half, this.fileOf(sha256));
    return { sha256, bytes };
  }

  /** Answers the name of the backup that is whole with that. */
  async finish(manifest: Manifest): Promise<string> {
    const name = this.newName(manifest.taken);
    const half = join(this.folder, `half-${randomUUID()}`);
    this.sync(this.parts);
    await this.write(half, [Buffer.from(manifestText(manifest))]);
    this.rename(half, join(this.folder, `${name}${MANIFEST}`));
    this.sync(this.folder);
    return name;
  }

  private drop({ name }: Kept) {
    this.remove(join(this.folder, `${name}${MANIFEST}`));
    this.sync(this.folder);
  }

  /** Removes what no backup has, and what was broken off. Where a manifest cannot be read, nobody knows what it has. */
  tidy() {
    const kept = this.backups();
    for (const name of readdirSync(this.folder)) if (name.startsWith('half-')) this.remove(join(this.folder, name));
    const isUnknown = kept.some(({ manifest }) => !manifest);
    const named = new Set(kept.flatMap(({ manifest }) => (manifest ? partsOf(manifest).map(({ sha256 }) => sha256) : [])));
    for (const name of readdirSync(this.parts))
      if (name.startsWith('half-') || !(isUnknown || named.has(name))) this.remove(join(this.parts, name));
  }

  private async write(file: string, pieces: Pieces) {
    this.onStep('write');
    const handle = openSync(file, 'wx', OURS);
    try {
      for await (const piece of pieces) {
        this.onStep('write');
        writeWhole(handle, piece as Uint8Array);
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
    const isTaken = (one: string) => existsSync(join(this.folder, `${one}${MANIFEST}`));
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

/** What cannot be read is nobody's newest. */
const madeOf = ({ manifest }: Kept) => manifest?.made ?? 0;

/** Of one instant the tenth comes behind the second. */
const inTime = new Intl.Collator('en', { numeric: true }).compare;
