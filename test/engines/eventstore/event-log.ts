import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

export const MAX_APPEND_BYTES = 1024 * 1024;

/** With its bytes as sent. The commit position is also the prepare position. */
export type StoredEvent = Readonly<{
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

export type ProposedEvent = Pick<StoredEvent, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;

export type ExpectedRevision = number | 'no_stream' | 'any' | 'stream_exists';

export type AppendResult =
  | Readonly<{ kind: 'appended'; revision: number; position: number }>
  | Readonly<{ kind: 'wrong-version'; current: number }>
  | Readonly<{ kind: 'too-large' }>
  | Readonly<{ kind: 'deleted' }>;

/** Positions are byte offsets of records: they grow, and never by one. */
const HEADER_BYTES = 97;
/** `$tb` (truncate before) is the largest possible revision. */
const DELETED_METADATA = '{"$tb":9223372036854775807}';
const TOMBSTONE_TYPE = '$streamDeleted';
const SCAVENGED_TYPE = '$scavengeCompleted';

/**
 * The guarantees of EventStoreDB 23.10 on a file that outlives the process: exact revisions; batches all or none; a repeated append
 * with the same ids and revision returns its first position; event ids are forgotten at a restart.
 */
export class EventLog {
  /** Without scavenged events. */
  log: readonly StoredEvent[] = [];
  private readonly positions = new Set<number>();
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly eventsById = new Map<string, StoredEvent>();
  private readonly listeners = new Set<() => void>();
  private end = 0;

  constructor(private readonly file: string) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    // A line that a killed process left incomplete was never acknowledged.
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    for (const line of whole.split('\n').slice(0, -1)) this.load(JSON.parse(line) as StoredEvent[]);
    if (this.log.length === 0) for (const word of ['$settings', '$users', '$stats']) this.appendSystemEvent(word);
  }

  /** Oldest first. Undefined if the stream does not exist or is deleted. */
  readStream(name: string): readonly StoredEvent[] | 'tombstoned' | undefined {
    const all = this.streams.get(name);
    if (this.isTombstoned(name)) return 'tombstoned';
    const { from, most } = this.retentionOf(name);
    const visible = all?.filter(({ revision }) => revision >= from).slice(-most);
    return visible?.length ? visible : undefined;
  }

  append(stream: string, events: readonly ProposedEvent[], expected: ExpectedRevision): AppendResult {
    const bytes = events.reduce((sum, { data, metadata }) => sum + Buffer.byteLength(data) + Buffer.byteLength(metadata), 0);
    if (bytes > MAX_APPEND_BYTES) return { kind: 'too-large' };
    if (this.isTombstoned(stream)) return { kind: 'deleted' };
    const current = this.currentRevision(stream);
    if (!this.isExpected(stream, expected)) {
      const there = this.findRepeatedAppend(stream, events, expected);
      return there ? { kind: 'appended', ...placeOf(there) } : { kind: 'wrong-version', current };
    }
    const before = expected === 'any' ? events.map(({ id }) => this.eventsById.get(id)) : [];
    if (before.length > 0 && before.every((event) => event !== undefined))
      return { kind: 'appended', ...placeOf(before.at(-1)!) };
    if (events.length === 0) return { kind: 'appended', revision: current, position: 0 };
    // A write to a deleted stream starts it again after its last revision.
    if (this.retentionOf(stream).from > current + 1) this.persist(`$$${stream}`, [toMetadataEvent(`{"$tb":${current + 1}}`)]);
    return { kind: 'appended', ...placeOf(this.persist(stream, events)) };
  }

  /** A later append continues the revisions. */
  delete(stream: string, expected: ExpectedRevision): AppendResult {
    return this.endStream(stream, expected, () => this.persist(`$$${stream}`, [toMetadataEvent(DELETED_METADATA)]));
  }

  tombstone(stream: string, expected: ExpectedRevision): AppendResult {
    return this.endStream(stream, expected, () => this.persist(stream, [toSystemEvent(TOMBSTONE_TYPE)]));
  }

  scavenge() {
    this.persist('$scavenges', [toSystemEvent(SCAVENGED_TYPE)]);
  }

  /** It belongs to no stream of a client, yet takes a position in the log. */
  appendSystemEvent(word = '$stats') {
    this.persist(`${word}-127.0.0.1:2113`, [toSystemEvent(`${word}Collected`)]);
  }

  /** Present or scavenged events, and any position after the last. */
  isPosition(position: number): boolean {
    return this.positions.has(position) || position >= this.end;
  }

  onAppended(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private endStream(stream: string, expected: ExpectedRevision, end: () => StoredEvent): AppendResult {
    if (this.isTombstoned(stream)) return { kind: 'deleted' };
    if (!this.isExpected(stream, expected)) return { kind: 'wrong-version', current: this.currentRevision(stream) };
    return { kind: 'appended', ...placeOf(end()) };
  }

  private isTombstoned(stream: string): boolean {
    return this.streams.get(stream)?.at(-1)?.type === TOMBSTONE_TYPE;
  }

  private currentRevision(stream: string): number {
    return (this.streams.get(stream)?.length ?? 0) - 1;
  }

  private isExpected(stream: string, expected: ExpectedRevision): boolean {
    if (expected === 'any') return true;
    if (typeof expected === 'number') return expected === this.currentRevision(stream);
    return (this.readStream(stream) !== undefined) === (expected === 'stream_exists');
  }

  /** Undefined unless exactly these events follow the expected revision. */
  private findRepeatedAppend(
    stream: string,
    events: readonly ProposedEvent[],
    expected: ExpectedRevision,
  ): StoredEvent | undefined {
    const from = expected === 'no_stream' ? 0 : typeof expected === 'number' ? expected + 1 : undefined;
    if (from === undefined || events.length === 0) return undefined;
    const there = this.streams.get(stream)?.slice(from, from + events.length) ?? [];
    return there.length === events.length && there.every(({ id }, i) => id === events[i]!.id) ? there.at(-1) : undefined;
  }

  private retentionOf(stream: string): { from: number; most: number } {
    const { $tb = 0, $maxCount = Number.POSITIVE_INFINITY } = JSON.parse(this.streams.get(`$$${stream}`)?.at(-1)?.data ?? '{}');
    return { from: $tb, most: $maxCount };
  }

  /** All of them are in the file before any of them can be read. */
  private persist(stream: string, events: readonly ProposedEvent[]): StoredEvent {
    let position = this.end;
    const fresh = events.map((event, i): StoredEvent => {
      position += HEADER_BYTES + Buffer.byteLength(event.data) + Buffer.byteLength(event.metadata);
      return { ...event, stream, revision: this.currentRevision(stream) + 1 + i, position, created: Date.now() };
    });
    appendFileSync(this.file, `${JSON.stringify(fresh)}\n`);
    this.load(fresh);
    for (const event of fresh) this.eventsById.set(event.id, event);
    for (const listener of this.listeners) listener();
    return fresh.at(-1)!;
  }

  private load(events: readonly StoredEvent[]) {
    for (const event of events) {
      (this.log as StoredEvent[]).push(event);
      this.streams.set(event.stream, this.streams.get(event.stream) ?? []);
      this.streams.get(event.stream)!.push(event);
      this.positions.add(event.position);
      this.end = event.position;
      if (event.type === SCAVENGED_TYPE) this.removeUnreadable();
    }
  }

  private removeUnreadable() {
    const isShown = (event: StoredEvent) => {
      const streamEvents = this.readStream(event.stream);
      return Array.isArray(streamEvents) && event.revision >= streamEvents[0].revision;
    };
    this.log = this.log.filter((event) => event.type.startsWith('$') || isShown(event));
  }
}

const placeOf = ({ revision, position }: StoredEvent) => ({ revision, position });

const toSystemEvent = (type: string, data = '{}'): ProposedEvent => ({
  id: crypto.randomUUID(),
  type,
  contentType: 'application/json',
  data,
  metadata: '',
});

const toMetadataEvent = (data: string) => toSystemEvent('$metadata', data);
