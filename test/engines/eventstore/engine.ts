import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One append carries at most 1 MiB. */
export const MAX_APPEND_BYTES = 1024 * 1024;

/** What is kept of an event: bytes as they came, and where it stands. A commit position is also the prepare position. */
export type Kept = Readonly<{
  id: string;
  type: string;
  contentType: string;
  data: string;
  metadata: string;
  stream: string;
  revision: number;
  position: number;
  created: number;
}>;

export type Proposed = Pick<Kept, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;

/** A revision, or what else a client may say of the stream it expects. */
export type Expected = number | 'no_stream' | 'any' | 'stream_exists';

export type Appended =
  | Readonly<{ kind: 'appended'; revision: number; position: number; fresh: readonly Kept[] }>
  | Readonly<{ kind: 'wrong-version'; current: number }>
  | Readonly<{ kind: 'too-large' }>;

const NO_STREAM = -1;

/**
 * The promises of EventStoreDB 23.10 on a file that outlives the process: exact revisions, batches whole or not at all, an
 * append repeated with its ids and its exact revision answered with its first position, and nothing kept of ids after a restart.
 */
export class Engine {
  readonly log: Kept[] = [];
  private readonly streams = new Map<string, Kept[]>();
  private readonly sinceStart = new Map<string, Kept>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly file: string) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const line of text.split('\n').filter(isWhole)) for (const event of JSON.parse(line) as Kept[]) this.take(event);
  }

  /** The events of a stream, oldest first; undefined when there is no such stream. */
  stream(name: string): readonly Kept[] | undefined {
    return this.streams.get(name);
  }

  append(stream: string, events: readonly Proposed[], expected: Expected): Appended {
    const bytes = events.reduce((sum, { data, metadata }) => sum + Buffer.byteLength(data) + Buffer.byteLength(metadata), 0);
    if (bytes > MAX_APPEND_BYTES) return { kind: 'too-large' };
    const known = this.streams.get(stream) ?? [];
    const current = known.length - 1;
    if (!isExpected(expected, current)) {
      const there = this.repeated(known, events, expected);
      return there ? { kind: 'appended', ...placeOf(there), fresh: [] } : { kind: 'wrong-version', current };
    }
    if (expected === 'any' && events.length > 0) {
      const before = events.map(({ id }) => this.sinceStart.get(id));
      if (before.every((event) => event !== undefined)) return { kind: 'appended', ...placeOf(before.at(-1)!), fresh: [] };
    }
    const fresh = this.keep(stream, events, current);
    return { kind: 'appended', ...(fresh.length > 0 ? placeOf(fresh.at(-1)!) : { revision: current, position: 0 }), fresh };
  }

  /** What the server writes about itself: nobody's facts, and yet they take places in the log. */
  gossip() {
    this.keep(
      '$stats-127.0.0.1:2113',
      [{ id: crypto.randomUUID(), type: '$statsCollected', contentType: 'application/json', data: '{}', metadata: '' }],
      (this.streams.get('$stats-127.0.0.1:2113')?.length ?? 0) - 1,
    );
  }

  onAppended(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private keep(stream: string, events: readonly Proposed[], current: number): readonly Kept[] {
    let position = (this.log.at(-1)?.position ?? 0) + HEADER_BYTES;
    const fresh = events.map((event, i) => {
      const kept: Kept = { ...event, stream, revision: current + 1 + i, position, created: Date.now() };
      position += HEADER_BYTES + Buffer.byteLength(event.data) + Buffer.byteLength(event.metadata);
      return kept;
    });
    if (fresh.length === 0) return fresh;
    appendFileSync(this.file, `${JSON.stringify(fresh)}\n`);
    for (const event of fresh) {
      this.take(event);
      this.sinceStart.set(event.id, event);
    }
    for (const listener of this.listeners) listener();
    return fresh;
  }

  private take(event: Kept) {
    this.log.push(event);
    const stream = this.streams.get(event.stream);
    if (stream) stream.push(event);
    else this.streams.set(event.stream, [event]);
  }

  /** The last of `events` when exactly they follow the revision that was expected. */
  private repeated(known: readonly Kept[], events: readonly Proposed[], expected: Expected): Kept | undefined {
    const from = expected === 'no_stream' ? 0 : typeof expected === 'number' ? expected + 1 : undefined;
    if (from === undefined || events.length === 0) return undefined;
    const there = known.slice(from, from + events.length);
    return there.length === events.length && there.every(({ id }, i) => id === events[i]!.id) ? there.at(-1) : undefined;
  }
}

/** Positions are places in a file of records: they grow, and never by one. */
const HEADER_BYTES = 97;

/** A line that a killed process left unfinished was never acknowledged. */
const isWhole = (line: string) => line.startsWith('[') && line.endsWith(']');

const isExpected = (expected: Expected, current: number) =>
  expected === 'any' ||
  (expected === 'stream_exists' ? current > NO_STREAM : current === (expected === 'no_stream' ? NO_STREAM : expected));

const placeOf = ({ revision, position }: Kept) => ({ revision, position });
