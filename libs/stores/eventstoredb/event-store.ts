import { randomUUID } from 'node:crypto';
import {
  type AllStreamRecordedEvent,
  BACKWARDS,
  END,
  EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  NO_STREAM as NO_STREAM_YET,
  type RecordedEvent,
  START,
} from '@eventstore/db-client';
import {
  AppendTooLarge,
  BEGINNING,
  EventStore,
  type Expected,
  type LogPage,
  MAX_APPEND_BYTES,
  type NewEvent,
  NO_STREAM,
  type Position,
  positionOf,
  type ReadStream,
  type Recorded,
  RevisionConflict,
} from '#libs/event-sourcing';
import { isOf } from './failures';
import { Growth } from './growth';
import { patiently } from './patience';

/** A page ends early where facts are large. */
const PAGE_BYTES = 4 * 1024 * 1024;
const LOOKED_BACK = 64;
/** Its metadata holds the log's id: a system event, which no reader of facts sees. */
const IDENTITY = 'almanac';

/** The log on an EventStoreDB server: a stream there for each stream here, positions by the commit. */
export class EventStoreDbEventStore extends EventStore {
  private readonly client: EventStoreDBClient;
  private readonly growth: Growth;
  private known: Promise<string> | undefined;

  /** `url` is an EventStoreDB connection string. Nothing is asked of the server yet. */
  constructor(url: string) {
    super();
    this.client = EventStoreDBClient.connectionString(url);
    // Batched appends share one table of answers in the client, across connections: what is answered after a drop throws where nobody can catch it.
    Object.assign(this.client, { supports: async () => false });
    this.growth = new Growth(this.client);
  }

  id() {
    this.known ??= patiently(() => this.identity());
    this.known.catch(() => {
      this.known = undefined;
    });
    return this.known;
  }

  async read(stream: string, { from, direction = 'forwards', limit }: ReadStream = {}) {
    const forwards = direction === 'forwards';
    return patiently(async () => {
      const recorded: Recorded[] = [];
      try {
        for await (const { event } of this.client.readStream(stream, {
          direction: forwards ? FORWARDS : BACKWARDS,
          fromRevision: from === undefined ? (forwards ? START : END) : BigInt(from),
          ...(limit !== undefined && { maxCount: limit }),
        })) {
          if (event && !event.type.startsWith('$')) recorded.push(recordedAs(event));
        }
      } catch (error) {
        if (isOf('stream-not-found', error)) return [];
        throw error;
      }
      return recorded;
    });
  }

  async append(stream: string, events: readonly NewEvent[], expected: Expected) {
    const written = events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata }));
    const bytes = written.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)), 0);
    if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(bytes);
    const { revision, fact } = typeof expected === 'number' ? { revision: expected, fact: undefined } : expected;
    const expectedRevision = revision === NO_STREAM ? NO_STREAM_YET : BigInt(revision);
    try {
      if (fact !== undefined && (await this.read(stream, { from: revision, limit: 1 }))[0]?.id !== fact)
        throw new RevisionConflict(stream);
      // With the same ids and the same exact revision it is the same append, however often the answer is lost.
      const { position } = await patiently(() => this.client.appendToStream(stream, written, { expectedRevision }));
      return positionOf(position!.commit);
    } catch (error) {
      if (isOf('wrong-expected-version', error)) throw new RevisionConflict(stream);
      if (isOf('maximum-append-size-exceeded', error)) throw new AppendTooLarge(bytes);
      throw error;
    }
  }

  readAll(after: Position, limit: number): Promise<LogPage> {
    return patiently(async () => {
      // A read forwards begins with the event at its position, which was seen already.
      const skipped = after === BEGINNING ? 0 : 1;
      const events: Recorded[] = [];
      let [position, seen, bytes] = [after, 0, 0];
      const reading = this.client.readAll({
        direction: FORWARDS,
        fromPosition: placeOf(after),
        maxCount: limit + skipped,
      });
      for await (const { event } of reading) {
        seen += 1;
        const here = event && positionOf(event.position.commit);
        if (!here || here <= after) continue;
        position = here;
        if (!event.type.startsWith('$')) events.push(recordedAs(event));
        bytes += JSON.stringify(event.data).length;
        if (bytes <= PAGE_BYTES) continue;
        // Leaving the loop alone would leave the server sending, and `dispose` waiting for it.
        await reading.cancel();
        return { events, position, isEnd: false };
      }
      return { events, position, isEnd: seen < limit + skipped };
    });
  }

  async at(position: Position) {
    if (position === BEGINNING) return undefined;
    return patiently(async () => {
      let found: Recorded | undefined;
      for await (const { event } of this.client.readAll({ fromPosition: placeOf(position), maxCount: 1 })) {
        if (event && positionOf(event.position.commit) === position && !event.type.startsWith('$')) found = recordedAs(event);
      }
      return found;
    });
  }

  /** Past what the server writes about itself. */
  head() {
    return patiently(async () => {
      for (let before: ReturnType<typeof placeOf> | typeof END = END; ; ) {
        let [seen, newest]: [number, Position | undefined] = [0, undefined];
        for await (const { event } of this.client.readAll({
          direction: BACKWARDS,
          fromPosition: before,
          maxCount: LOOKED_BACK,
        })) {
          seen += 1;
          if (!event) continue;
          if (!event.type.startsWith('$')) newest ??= positionOf(event.position.commit);
          before = event.position;
        }
        if (newest || seen < LOOKED_BACK) return newest ?? BEGINNING;
      }
    });
  }

  watch(listener: () => void) {
    return this.growth.tell(listener);
  }

  /** Without `dispose` the process would not end. */
  async close() {
    this.growth.stop();
    await this.client.dispose();
  }

  /** Of several processes that meet an empty server at once, one gives the log its id. */
  private async identity(): Promise<string> {
    const given = async () => (await this.client.getStreamMetadata<{ log: string }>(IDENTITY)).metadata?.log;
    const known = await given();
    if (known) return known;
    try {
      await this.client.setStreamMetadata(IDENTITY, { log: randomUUID() }, { expectedRevision: NO_STREAM_YET });
    } catch (error) {
      if (!isOf('wrong-expected-version', error)) throw error;
    }
    return (await given())!;
  }
}

const placeOf = (position: Position) =>
  position === BEGINNING ? START : { commit: BigInt(position), prepare: BigInt(position) };

type Event = RecordedEvent | AllStreamRecordedEvent;

const recordedAs = ({ id, type, data, metadata, streamId, revision, position }: Event): Recorded => ({
  id,
  type,
  data: data as Recorded['data'],
  metadata: metadata as Recorded['metadata'],
  stream: streamId,
  revision: Number(revision),
  position: positionOf(position!.commit),
});
