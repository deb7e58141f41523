import { hash } from 'node:crypto';
import { isAbsolute, normalize, sep } from 'node:path';
import type { Position, Reached } from '#libs/event-sourcing';

export const FORMAT = { format: 'almanac backup', version: 1 } as const;

/** Bytes that are kept once, under their own hash. */
export type Part = Readonly<{ sha256: string; bytes: number }>;

/** Facts behind one position and up to another, a line each, with their seals among them. */
export type FactsPart = Part & Readonly<{ from: Position; to: Position; facts: number }>;

/** A file of the data directory, by its path in it. */
export type FilePart = Part & Readonly<{ path: string }>;

/** What a backup consists of. It is written last: what it names was on the disk before. */
export type Manifest = typeof FORMAT &
  Readonly<{
    /** ISO instant. */
    taken: string;
    /** The how many-th it is of its folder: clocks run ahead, and a log that was restored goes on from before. */
    made: number;
    log: Readonly<{ id: string; begins: Position; position: Position; head: string; facts: number }>;
    facts: readonly FactsPart[];
    keys: Part;
    files: readonly FilePart[];
    reactors: readonly Reached[];
  }>;

/** Two lines: what it says, and the hash of that. */
export const manifestText = (manifest: Manifest): string => {
  const said = JSON.stringify(manifest);
  return `${said}\n${hash('sha256', said)}\n`;
};

/** Undefined for one that is not as it was written, or that nobody here would have written: its files lie elsewhere than in a data directory. */
export const manifestIn = (text: string): Manifest | undefined => {
  const [said, sha256] = text.split('\n');
  if (!said || hash('sha256', said) !== sha256) return undefined;
  // The first ones did not count. One that says nothing is `null`.
  const manifest = { made: 0, ...(JSON.parse(said) as Manifest | null) } as Manifest;
  if (manifest.format !== FORMAT.format) return undefined;
  if (manifest.version !== FORMAT.version) throw new Error('It was made by a later Almanac than this one.');
  return isOurs(manifest) ? manifest : undefined;
};

/** Anybody can write a hash below what they have written: of theirs anything may be missing. */
const isOurs = (manifest: Manifest): boolean => {
  try {
    const isWhole = HASH.test(manifest.log.head) && Array.isArray(manifest.reactors);
    return isWhole && partsOf(manifest).every(({ sha256 }) => HASH.test(sha256)) && manifest.files.every(isFile);
  } catch {
    return false;
  }
};

const HASH = /^[0-9a-f]{64}$/;

const isFile = ({ path }: FilePart) =>
  !isAbsolute(path) && !path.includes('\0') && !['.', '..'].includes(normalize(path).split(sep)[0]!);

export const partsOf = ({ facts, keys, files }: Manifest): readonly Part[] => [...facts, keys, ...files];
