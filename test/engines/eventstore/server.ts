import { randomUUID } from 'node:crypto';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import type * as streams from '@eventstore/db-client/generated/streams_pb';
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { Engine, type Expected, type Kept, MAX_APPEND_BYTES, type Proposed } from './engine';
import { type Chance, chanceFrom, type Faults } from './faults';
import {
  answerTo,
  batchAnswer,
  caughtUp,
  checkpoint,
  confirmation,
  expectedBy,
  nameIn,
  proposedIn,
  readEvent,
  streamNotFound,
} from './messages';

const SUPPORTED = ['Read', 'Append', 'BatchAppend', 'Delete', 'Tombstone'];
/** A live subscriber that is further behind is dropped. */
const SLOW = 32;
const CHECKPOINT_EVERY = 32;

type Reading = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Appending = ServerReadableStream<streams.AppendReq, streams.AppendResp>;
type Batching = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** A server that speaks EventStoreDB's protocol on loopback, with its promises and, as `faults` ask, its rudeness. */
export class EventStoreDouble {
  private server = new Server();
  private readonly chance: Chance;
  private answered = 0;

  private constructor(
    readonly engine: Engine,
    private readonly faults: Faults,
  ) {
    this.chance = chanceFrom(faults.seed);
  }

  /** Listens; with `port` 0 on any free one. `file` keeps what was recorded. */
  static async open(file: string, port = 0, faults: Faults = { seed: 1 }) {
    const double = new EventStoreDouble(new Engine(file), faults);
    const bound = await double.listen(port);
    return { double, port: bound, url: `esdb://127.0.0.1:${bound}?tls=false` };
  }

  /** Cuts off whoever is connected. What was acknowledged stays. */
  stop() {
    this.server.forceShutdown();
  }

  /** Comes back on `port`, with new memory and the old file's facts. */
  async listen(port: number): Promise<number> {
    this.server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    this.server.addService(ServerFeaturesService, {
      getSupportedMethods: (_call: unknown, answer: (error: null, methods: SupportedMethods) => void) =>
        answer(null, supported()),
    });
    this.server.addService(
      StreamsService as never,
      {
        read: (call: Reading) => this.read(call),
        append: (call: Appending, answer: sendUnaryData<streams.AppendResp>) => this.append(call, answer),
        batchAppend: (call: Batching) => this.batchAppend(call),
      } as never,
    );
    return new Promise((resolve, reject) =>
      this.server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      ),
    );
  }

  private append(call: Appending, answer: sendUnaryData<streams.AppendResp>) {
    let options: streams.AppendReq.Options;
    const events: Proposed[] = [];
    call.on('data', (request: streams.AppendReq) => {
      if (request.hasOptions()) options = request.getOptions()!;
      else events.push(proposedIn(request.getProposedMessage()!));
    });
    call.on('end', () => {
      if (this.chance(this.faults.refusals)) return answer(unavailable());
      if (this.chance(this.faults.gossip)) this.engine.gossip();
      const expected = expectedBy(options);
      const appended = this.engine.append(nameIn(options.getStreamIdentifier()), events, expected);
      if (this.chance(this.faults.lostAnswers)) return answer(unavailable());
      const send = () => answer(appended.kind === 'too-large' ? tooLarge() : null, answerTo(expected, appended));
      if (++this.answered % 20 === 0) setImmediate(send);
      else send();
    });
    call.on('error', () => {});
  }

  private batchAppend(call: Batching) {
    const batches = new Map<string, { stream: string; expected: Expected; events: Proposed[] }>();
    call.on('data', (request: streams.BatchAppendReq) => {
      const id = request.getCorrelationId()!.getString();
      const options = request.getOptions();
      if (options) batches.set(id, { stream: nameIn(options.getStreamIdentifier()), expected: expectedBy(options), events: [] });
      const batch = batches.get(id)!;
      batch.events.push(...request.getProposedMessagesList().map(proposedIn));
      if (!request.getIsFinal()) return;
      batches.delete(id);
      if (this.chance(this.faults.refusals)) return void call.destroy(unavailable());
      if (this.chance(this.faults.gossip)) this.engine.gossip();
      const appended = this.engine.append(batch.stream, batch.events, batch.expected);
      if (this.chance(this.faults.lostAnswers)) return void call.destroy(unavailable());
      // One answer in twenty comes after the event itself has reached its subscribers.
      const send = () => void (call.writable && call.write(batchAnswer(id, batch.stream, batch.expected, appended)));
      if (++this.answered % 20 === 0) setImmediate(send);
      else send();
    });
    call.on('end', () => call.end());
    call.on('error', () => {});
  }

  private read(call: Reading) {
    const options = call.request.getOptions()!;
    if (options.hasSubscription()) return this.subscribe(call, options);
    const found = options.hasStream() ? this.ofStream(options.getStream()!, options) : this.ofAll(options.getAll()!, options);
    if (!found) {
      call.write(streamNotFound(nameIn(options.getStream()!.getStreamIdentifier())));
      return call.end();
    }
    const events = found.slice(0, Number(options.getCount()));
    const broken = this.chance(this.faults.brokenReads) ? Math.floor(events.length / 2) : Number.POSITIVE_INFINITY;
    void this.sendAll(call, events, broken);
  }

  private async sendAll(call: Reading, events: readonly Kept[], broken: number) {
    for (const [i, event] of events.entries()) {
      if (i === broken) return void call.destroy(unavailable());
      if (call.cancelled || call.destroyed) return;
      if (!call.write(readEvent(event))) await drained(call);
    }
    if (broken <= events.length) return void call.destroy(unavailable());
    call.end();
  }

  private ofStream(wanted: streams.ReadReq.Options.StreamOptions, options: streams.ReadReq.Options) {
    const events = this.engine.stream(nameIn(wanted.getStreamIdentifier()));
    if (!events) return undefined;
    if (isForwards(options)) return events.slice(wanted.hasRevision() ? Number(wanted.getRevision()) : 0);
    const last = wanted.hasRevision() ? Number(wanted.getRevision()) : events.length - 1;
    return events.slice(0, last + 1).reverse();
  }

  /** Forwards what stands at the position is the first, backwards it is left out. */
  private ofAll(wanted: streams.ReadReq.Options.AllOptions, options: streams.ReadReq.Options) {
    const position = wanted.hasPosition() ? Number(wanted.getPosition()!.getCommitPosition()) : undefined;
    const { log } = this.engine;
    if (isForwards(options)) return position === undefined ? log : log.slice(firstFrom(log, position));
    const before = position === undefined ? log : log.slice(0, firstFrom(log, position));
    return before.toReversed();
  }

  /** What comes after the position, then what is recorded, until the client is too slow or the server tired of it. */
  private subscribe(call: Reading, options: streams.ReadReq.Options) {
    const all = options.getAll()!;
    const { log } = this.engine;
    let next = all.hasEnd()
      ? log.length
      : all.hasPosition()
        ? firstFrom(log, Number(all.getPosition()!.getCommitPosition()) + 1)
        : 0;
    const isWanted = wantedBy(options);
    let seen = 0;
    let behind = 0;
    let live = false;
    let going = false;
    call.write(confirmation(randomUUID()));

    const go = async () => {
      if (going) return;
      going = true;
      while (next < log.length && !call.cancelled && !call.destroyed) {
        const event = log[next++]!;
        if (++seen % CHECKPOINT_EVERY === 0) call.write(checkpoint(event.position));
        if (!isWanted(event)) continue;
        if (live && (log.length - next > SLOW || this.chance(this.faults.drops))) return leave(tooSlow());
        if (!call.write(readEvent(event)) && (!live || ++behind > SLOW)) await drained(call);
      }
      if (!live && !call.destroyed) call.write(caughtUp());
      live = true;
      behind = 0;
      going = false;
      if (next < log.length) void go();
    };
    const leave = (error: Error) => {
      stop();
      call.destroy(error);
    };
    const stop = this.engine.onAppended(() => void go());
    call.on('cancelled', stop).on('close', stop).on('error', stop);
    void go();
  }
}

const supported = () =>
  new SupportedMethods()
    .setEventStoreServerVersion('23.10.8')
    .setMethodsList(
      SUPPORTED.map((method) => new SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(method)),
    );

const isForwards = (options: streams.ReadReq.Options) => options.getReadDirection() === 0;

const wantedBy = (options: streams.ReadReq.Options): ((event: Kept) => boolean) => {
  const filter = options.getFilter();
  if (!filter) return () => true;
  const [expression, textOf] = filter.hasEventType()
    ? [filter.getEventType()!, ({ type }: Kept) => type]
    : [filter.getStreamIdentifier()!, ({ stream }: Kept) => stream];
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => textOf(event).startsWith(prefix));
  const pattern = new RegExp(expression.getRegex());
  return (event) => pattern.test(textOf(event));
};

/** The index of the first event at `position` or after. */
const firstFrom = (log: readonly Kept[], position: number) => {
  let [low, high] = [0, log.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (log[middle]!.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
};

const drained = (call: Reading) =>
  new Promise<void>((resolve) => {
    const events = ['drain', 'close', 'cancelled'];
    const done = () => {
      for (const event of events) call.off(event, done);
      resolve();
    };
    for (const event of events) call.on(event, done);
  });

const tooLarge = () => {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(MAX_APPEND_BYTES));
  return Object.assign(new Error('Maximum Append Size Exceeded.'), { code: status.INVALID_ARGUMENT, metadata });
};

const unavailable = () =>
  Object.assign(new Error('The server is shutting down.'), { code: status.UNAVAILABLE, details: 'Server is shutting down' });

const tooSlow = () =>
  Object.assign(new Error('Consumer too slow'), {
    code: status.ABORTED,
    details: 'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
  });
