import type { Known } from './known';

const MOST = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** A map entry with the name of its stream, and the id of a command in a set. */
const ENTRY_BYTES = 300;
const COMMAND_BYTES = 100;

/**
 * What is known of the streams used last, so that a decision need not read its whole stream again. Bounded by number and
 * by size: each time half of that was used anew, what was not used meanwhile is forgotten.
 */
export class KeptStates {
  private recent = new Map<string, Kept>();
  private recentBytes = 0;
  private earlier = new Map<string, Kept>();

  constructor(
    private readonly most = MOST,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  of<State>(stream: string): Known<State> | undefined {
    return (this.recent.get(stream) ?? this.earlier.get(stream))?.known;
  }

  /** In place of what was kept of the stream; nothing of one that would leave no room for others. */
  keep(stream: string, known: Known<any>) {
    const bytes = bytesOf(known);
    if (bytes > this.mostBytes / 2) return;
    if (!this.hasRoomFor(bytes)) this.forgetEarlier();
    this.recentBytes += bytes - (this.recent.get(stream)?.bytes ?? 0);
    this.recent.set(stream, { known, bytes });
  }

  forget(stream: string) {
    this.recentBytes -= this.recent.get(stream)?.bytes ?? 0;
    this.recent.delete(stream);
    this.earlier.delete(stream);
  }

  private hasRoomFor(bytes: number) {
    return this.recent.size < this.most / 2 && this.recentBytes + bytes <= this.mostBytes / 2;
  }

  private forgetEarlier() {
    this.earlier = this.recent;
    this.recent = new Map();
    this.recentBytes = 0;
  }
}

type Kept = Readonly<{ known: Known<any>; bytes: number }>;

const bytesOf = ({ state, commands }: Known<any>) => ENTRY_BYTES + commands.size * COMMAND_BYTES + size(state);

/** Roughly what plain values, sets and maps take in memory. */
const size = (value: unknown): number => {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  const parts: Iterable<unknown> = Symbol.iterator in value ? (value as Iterable<unknown>) : Object.values(value);
  let bytes = 64;
  for (const part of parts) bytes += 8 + size(part);
  return bytes;
};
