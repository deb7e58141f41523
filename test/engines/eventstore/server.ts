import { setTimeout } from 'node:timers/promises';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { Server, ServerCredentials, type sendUnaryData, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { endStream, handleAppend, handleBatchAppend } from './appends';
import type { DoubleContext } from './double-context';
import { EventLog } from './event-log';
import { notReadyError, shuttingDownError } from './failures';
import { FaultGenerator, type Faults } from './faults';
import { toSupportedMethods } from './messages';
import { handleRead } from './reads';

/** Larger than the append limit, so that the client gets an error instead of a cut connection. */
const SERVER_OPTIONS = { 'grpc.max_receive_message_length': 32 * 1024 * 1024 };

export class EventStoreDouble implements DoubleContext {
  readonly faultGenerator: FaultGenerator;
  log: EventLog;
  callCount = 0;
  private server = new Server();
  private notReadyCalls: number;
  private port = 0;
  private isStopped = false;

  private constructor(
    private readonly file: string,
    private readonly faults: Faults,
  ) {
    this.faultGenerator = new FaultGenerator(faults);
    this.log = new EventLog(file);
    this.notReadyCalls = faults.notReady ?? 0;
  }

  /** `port` 0 takes any free port. `file` holds what was recorded. */
  static async open(file: string, port = 0, faults: Faults = { seed: 1 }) {
    const double = new EventStoreDouble(file, faults);
    double.port = await double.listen(port);
    return { double, port: double.port, url: `esdb://127.0.0.1:${double.port}?tls=false` };
  }

  stop() {
    this.isStopped = true;
    this.server.forceShutdown();
  }

  async restart() {
    this.server.forceShutdown();
    await this.start();
  }

  async start() {
    this.isStopped = false;
    this.log = new EventLog(this.file);
    this.notReadyCalls = this.faults.notReady ?? 0;
    // The old port may still be in use for a moment.
    while (!this.isStopped && !(await this.listen(this.port).catch(() => 0))) await setTimeout(10);
  }

  refusal() {
    this.callCount += 1;
    if (this.notReadyCalls > 0) {
      this.notReadyCalls -= 1;
      return notReadyError();
    }
    return this.faultGenerator.happens('refusals') ? shuttingDownError() : undefined;
  }

  private listen(port: number): Promise<number> {
    this.server = new Server(SERVER_OPTIONS);
    this.server.addService(ServerFeaturesService, {
      getSupportedMethods: (_call: unknown, answer: sendUnaryData<unknown>) => answer(null, toSupportedMethods()),
    });
    this.server.addService(StreamsService as never, this.handlers());
    return new Promise((resolve, reject) =>
      this.server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      ),
    );
  }

  private handlers(): UntypedServiceImplementation {
    return {
      read: (call: any) => handleRead(this, call),
      append: (call: any, answer: any) => handleAppend(this, call, answer),
      batchAppend: (call: any) => handleBatchAppend(this, call),
      delete: (call: any, answer: any) => endStream(this, call, answer, 'delete'),
      tombstone: (call: any, answer: any) => endStream(this, call, answer, 'tombstone'),
    };
  }
}
