import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

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
  | Readonly<{ kind: 'appended'; revision: number; position: number }>
  | Readonly<{ kind: 'wrong-version'; current: number }>
  | Readonly<{ kind: 'too-large' }>
  | Readonly<{ kind: 'deleted' }>;

/** Positions are places in a file of records: they grow, and never by one. */
const HEADER_BYTES = 97;
/** What the metadata of a stream that is deleted, but not for ever, says that it begins with: the largest of all revisions. */
const DELETED = '{"$tb":9223372036854775807}';
const TOMBSTONE = '$streamDeleted';
const SCAVENGED = '$scavengeCompleted';

/**
 * The promises of EventStoreDB 23.10 on a file that outlives the process: exact revisions, batches whole or not at all, an
 * append repeated with its ids and its exact revision answered with its first position, and nothing kept of ids after a restart.
 */
export class Engine {
  /** In the order of their positions, without what was scavenged. */
  log: readonly Kept[] = [];
  private readonly positions = new Set<number>();
  private readonly streams = new Map<string, Kept[]>();
  private readonly sinceStart = new Map<string, Kept>();
  private readonly listeners = new Set<() => void>();
  private end = 0;

  constructor(private readonly file: string) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    // A line that a killed process left unfinished was never acknowledged.
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    for (const line of whole.split('\n').slice(0, -1)) this.take(JSON.parse(line) as Kept[]);
    if (this.log.length === 0) for (const word of ['$settings', '$users', '$stats']) this.gossip(word);
  }

  /** What can be read of a stream, oldest first; undefined when there is none, or none any more. */
  stream(name: string): readonly Kept[] | 'tombstoned' | undefined {
    const all = this.streams.get(name);
    if (this.isTombstoned(name)) return 'tombstoned';
    const { from, most } = this.kept(name);
    const visible = all?.filter(({ revision }) => revision >= from).slice(-most);
    return visible?.length ? visible : undefined;
  }

  append(stream: string, events: readonly Proposed[], expected: Expected): Appended {
    const bytes = events.reduce((sum, { data, metadata }) => sum + Buffer.byteLength(data) + Buffer.byteLength(metadata), 0);
    if (bytes > MAX_APPEND_BYTES) return { kind: 'too-large' };
    if (this.isTombstoned(stream)) return { kind: 'deleted' };
    const current = this.current(stream);
    if (!this.isExpected(stream, expected)) {
      const there = this.repeated(stream, events, expected);
      return there ? { kind: 'appended', ...placeOf(there) } : { kind: 'wrong-version', current };
    }
    const before = expected === 'any' ? events.map(({ id }) => this.sinceStart.get(id)) : [];
    if (before.length > 0 && before.every((event) => event !== undefined))
      return { kind: 'appended', ...placeOf(before.at(-1)!) };
    if (events.length === 0) return { kind: 'appended', revision: current, position: 0 };
    // Who writes to a stream that was deleted begins it anew, where it ended.
    if (this.kept(stream).from > current + 1) this.keep(`$$${stream}`, [metadata(`{"$tb":${current + 1}}`)]);
    return { kind: 'appended', ...placeOf(this.keep(stream, events)) };
  }

  /** Its revisions go on when it is written to again. */
  delete(stream: string, expected: Expected): Appended {
    return this.ended(stream, expected, () => this.keep(`$$${stream}`, [metadata(DELETED)]));
  }

  /** Nobody will ever write to it again. */
  tombstone(stream: string, expected: Expected): Appended {
    return this.ended(stream, expected, () => this.keep(stream, [system(TOMBSTONE)]));
  }

  /** Throws away what cannot be read of its stream any more. */
  scavenge() {
    this.keep('$scavenges', [system(SCAVENGED)]);
  }

  /** What the server writes about itself: nobody's facts, and yet they take places in the log. */
  gossip(word = '$stats') {
    this.keep(`${word}-127.0.0.1:2113`, [system(`${word}Collected`)]);
  }

  /** Whether an event stands, or stood, at a position, or it lies behind them all. */
  isPosition(position: number): boolean {
    return this.positions.has(position) || position >= this.end;
  }

  onAppended(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private ended(stream: string, expected: Expected, end: () => Kept): Appended {
    if (this.isTombstoned(stream)) return { kind: 'deleted' };
    if (!this.isExpected(stream, expected)) return { kind: 'wrong-version', current: this.current(stream) };
    return { kind: 'appended', ...placeOf(end()) };
  }

  private isTombstoned(stream: string): boolean {
    return this.streams.get(stream)?.at(-1)?.type === TOMBSTONE;
  }

  private current(stream: string): number {
    return (this.streams.get(stream)?.length ?? 0) - 1;
  }

  private isExpected(stream: string, expected: Expected): boolean {
    if (expected === 'any') return true;
    if (typeof expected === 'number') return expected === this.current(stream);
    return (this.stream(stream) !== undefined) === (expected === 'stream_exists');
  }

  /** The last of `events` when exactly they follow the revision that was expected. */
  private repeated(stream: string, events: readonly Proposed[], expected: Expected): Kept | undefined {
    const from = expected === 'no_stream' ? 0 : typeof expected === 'number' ? expected + 1 : undefined;
    if (from === undefined || events.length === 0) return undefined;
    const there = this.streams.get(stream)?.slice(from, from + events.length) ?? [];
    return there.length === events.length && there.every(({ id }, i) => id === events[i]!.id) ? there.at(-1) : undefined;
  }

  /** Which of its events a stream still shows, by its metadata. */
  private kept(stream: string): { from: number; most: number } {
    const { $tb = 0, $maxCount = Number.POSITIVE_INFINITY } = JSON.parse(this.streams.get(`$$${stream}`)?.at(-1)?.data ?? '{}');
    return { from: $tb, most: $maxCount };
  }

  /** All of them are in the file before any of them is known to anybody. */
  private keep(stream: string, events: readonly Proposed[]): Kept {
    let position = this.end;
    const fresh = events.map((event, i): Kept => {
      position += HEADER_BYTES + Buffer.byteLength(event.data) + Buffer.byteLength(event.metadata);
      return { ...event, stream, revision: this.current(stream) + 1 + i, position, created: Date.now() };
    });
    appendFileSync(this.file, `${JSON.stringify(fresh)}\n`);
    this.take(fresh);
    for (const event of fresh) this.sinceStart.set(event.id, event);
    for (const listener of this.listeners) listener();
    return fresh.at(-1)!;
  }

  private take(events: readonly Kept[]) {
    for (const event of events) {
      (this.log as Kept[]).push(event);
      this.streams.set(event.stream, this.streams.get(event.stream) ?? []);
      this.streams.get(event.stream)!.push(event);
      this.positions.add(event.position);
      this.end = event.position;
      if (event.type === SCAVENGED) this.throwAway();
    }
  }

  private throwAway() {
    const isShown = (event: Kept) => {
      const shown = this.stream(event.stream);
      return Array.isArray(shown) && event.revision >= shown[0].revision;
    };
    this.log = this.log.filter((event) => event.type.startsWith('$') || isShown(event));
  }
}

const placeOf = ({ revision, position }: Kept) => ({ revision, position });

const system = (type: string, data = '{}'): Proposed => ({
  id: crypto.randomUUID(),
  type,
  contentType: 'application/json',
  data,
  metadata: '',
});

const metadata = (data: string) => system('$metadata', data);
