import { hash } from 'node:crypto';
import { isAbsolute, normalize, sep } from 'node:path';
import type { Position, ReactorProgress } from '#libs/event-sourcing';

export const BACKUP_FORMAT = { format: 'almanac backup', version: 1 } as const;

/** Bytes stored once under their hash. */
export type BackupPart = Readonly<{ sha256: string; bytes: number }>;

/** Facts after one position and up to another, one per line, with their seals. */
export type FactsPart = BackupPart & Readonly<{ from: Position; to: Position; facts: number }>;

export type FilePart = BackupPart & Readonly<{ path: string }>;

/** Written last, when everything it names is on disk. */
export type Manifest = typeof BACKUP_FORMAT &
  Readonly<{
    taken: string;
    /** Sequence number within the folder: clocks may be wrong, and a restored log continues from an earlier point. */
    made: number;
    log: Readonly<{ id: string; begins: Position; position: Position; head: string; facts: number }>;
    facts: readonly FactsPart[];
    keys: BackupPart;
    files: readonly FilePart[];
    reactors: readonly ReactorProgress[];
  }>;

/** Two lines: the JSON and its hash. */
export const manifestText = (manifest: Manifest): string => {
  const json = JSON.stringify(manifest);
  return `${json}\n${hash('sha256', json)}\n`;
};

/** Undefined for a damaged manifest, and for one with paths outside a data directory. */
export const parseManifest = (text: string): Manifest | undefined => {
  const [json, sha256] = text.split('\n');
  if (!json || hash('sha256', json) !== sha256) return undefined;
  // The earliest manifests have no sequence number. The JSON may be `null`.
  const manifest = { made: 0, ...(JSON.parse(json) as Manifest | null) } as Manifest;
  if (manifest.format !== BACKUP_FORMAT.format) return undefined;
  if (manifest.version !== BACKUP_FORMAT.version) throw new Error('It was made by a later Almanac than this one.');
  return isValidManifest(manifest) ? manifest : undefined;
};

/** The hash proves no author, so every field is checked. */
const isValidManifest = (manifest: Manifest): boolean => {
  try {
    const isWhole = SHA256_PATTERN.test(manifest.log.head) && Array.isArray(manifest.reactors);
    return (
      isWhole && partsOf(manifest).every(({ sha256 }) => SHA256_PATTERN.test(sha256)) && manifest.files.every(isInsideFolder)
    );
  } catch {
    return false;
  }
};

const SHA256_PATTERN = /^[0-9a-f]{64}$/;

const isInsideFolder = ({ path }: FilePart) =>
  !isAbsolute(path) && !path.includes('\0') && !['.', '..'].includes(normalize(path).split(sep)[0]!);

export const partsOf = ({ facts, keys, files }: Manifest): readonly BackupPart[] => [...facts, keys, ...files];
