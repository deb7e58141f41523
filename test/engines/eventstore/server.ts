import { setTimeout } from 'node:timers/promises';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { Server, ServerCredentials, type sendUnaryData, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { append, batchAppend, remove } from './appends';
import { Engine } from './engine';
import { notReady, shuttingDown } from './failures';
import { type Faults, Mishaps } from './faults';
import type { House } from './house';
import { supported } from './messages';
import { read } from './reads';

/** A client may send more than is appended: it is told so, instead of being cut off. */
const RECEIVED = { 'grpc.max_receive_message_length': 32 * 1024 * 1024 };

/** A server that speaks EventStoreDB's protocol on loopback, with its promises and, as `faults` ask, its rudeness. */
export class EventStoreDouble implements House {
  readonly mishaps: Mishaps;
  engine: Engine;
  /** Calls that came until now. */
  asked = 0;
  private server = new Server();
  private notReadyFor: number;
  private port = 0;
  private isStopped = false;

  private constructor(
    private readonly file: string,
    private readonly faults: Faults,
  ) {
    this.mishaps = new Mishaps(faults);
    this.engine = new Engine(file);
    this.notReadyFor = faults.notReady ?? 0;
  }

  /** Listens; with `port` 0 on any free one. `file` keeps what was recorded. */
  static async open(file: string, port = 0, faults: Faults = { seed: 1 }) {
    const double = new EventStoreDouble(file, faults);
    double.port = await double.listen(port);
    return { double, port: double.port, url: `esdb://127.0.0.1:${double.port}?tls=false` };
  }

  /** Cuts off whoever is connected. What was acknowledged stays. */
  stop() {
    this.isStopped = true;
    this.server.forceShutdown();
  }

  /** Comes back on the same port, with the facts of the file and no memory of anything else. */
  async restart() {
    this.server.forceShutdown();
    await this.start();
  }

  /** After `stop`, as `restart`. */
  async start() {
    this.isStopped = false;
    this.engine = new Engine(this.file);
    this.notReadyFor = this.faults.notReady ?? 0;
    // What is closed is not always free at once.
    while (!this.isStopped && !(await this.listen(this.port).catch(() => 0))) await setTimeout(10);
  }

  refusal() {
    this.asked += 1;
    if (this.notReadyFor > 0) {
      this.notReadyFor -= 1;
      return notReady();
    }
    return this.mishaps.happens('refusals') ? shuttingDown() : undefined;
  }

  private listen(port: number): Promise<number> {
    this.server = new Server(RECEIVED);
    this.server.addService(ServerFeaturesService, {
      getSupportedMethods: (_call: unknown, answer: sendUnaryData<unknown>) => answer(null, supported()),
    });
    this.server.addService(StreamsService as never, this.calls());
    return new Promise((resolve, reject) =>
      this.server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      ),
    );
  }

  private calls(): UntypedServiceImplementation {
    return {
      read: (call: any) => read(this, call),
      append: (call: any, answer: any) => append(this, call, answer),
      batchAppend: (call: any) => batchAppend(this, call),
      delete: (call: any, answer: any) => remove(this, call, answer, 'delete'),
      tombstone: (call: any, answer: any) => remove(this, call, answer, 'tombstone'),
    };
  }
}
