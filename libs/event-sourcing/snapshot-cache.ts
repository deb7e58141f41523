import type { StreamSnapshot } from './stream-snapshot';

const MAX_STREAMS = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;

const ENTRY_BYTES = 300;
const COMMAND_BYTES = 100;

/** Bounded by count and bytes: whenever half of that was used, everything not used since is dropped. */
export class SnapshotCache {
  private recent = new Map<string, CacheEntry>();
  private recentBytes = 0;
  private older = new Map<string, CacheEntry>();

  constructor(
    private readonly most = MAX_STREAMS,
    private readonly mostBytes = MAX_BYTES,
  ) {}

  get<State>(stream: string): StreamSnapshot<State> | undefined {
    return (this.recent.get(stream) ?? this.older.get(stream))?.snapshot;
  }

  /** Stores none that would leave no room for others. */
  put(stream: string, snapshot: StreamSnapshot<any>) {
    const bytes = bytesOf(snapshot);
    if (bytes > this.mostBytes / 2) return;
    if (!this.hasRoomFor(bytes)) this.dropOlder();
    this.recentBytes += bytes - (this.recent.get(stream)?.bytes ?? 0);
    this.recent.set(stream, { snapshot, bytes });
  }

  forget(stream: string) {
    this.recentBytes -= this.recent.get(stream)?.bytes ?? 0;
    this.recent.delete(stream);
    this.older.delete(stream);
  }

  private hasRoomFor(bytes: number) {
    return this.recent.size < this.most / 2 && this.recentBytes + bytes <= this.mostBytes / 2;
  }

  private dropOlder() {
    this.older = this.recent;
    this.recent = new Map();
    this.recentBytes = 0;
  }
}

type CacheEntry = Readonly<{ snapshot: StreamSnapshot<any>; bytes: number }>;

const bytesOf = ({ state, commands }: StreamSnapshot<any>) => ENTRY_BYTES + commands.size * COMMAND_BYTES + sizeOf(state);

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  const parts: Iterable<unknown> = Symbol.iterator in value ? (value as Iterable<unknown>) : Object.values(value);
  let bytes = 64;
  for (const part of parts) bytes += 8 + sizeOf(part);
  return bytes;
};
