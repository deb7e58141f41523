import { randomUUID } from 'node:crypto';
import { convertToCommandError, type EventStoreDBClient } from '@eventstore/db-client';
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import type { ClientDuplexStream } from '@grpc/grpc-js';
import { type Append, type AppendResult, type BatchResponse, parseBatchResponse, toBatchRequest } from './batch-append';
import { RESPONSE_TIMEOUT_MS, timeoutError } from './failures';
import { NewestFacts } from './newest-facts';

type AppendStream = ClientDuplexStream<Buffer, BatchResponse>;

type UnansweredAppend = Readonly<{
  resolve: (appended: AppendResult) => void;
  reject: (error: unknown) => void;
  silence: NodeJS.Timeout;
}>;

/** Half the cost of a call per append. Unanswered appends fail with it and may be repeated; a late answer finds nothing. */
export class AppendCall {
  /** Seen while this call lasts. Afterwards the server may have another log. */
  readonly newest = new NewestFacts();
  private readonly id = randomUUID().slice(0, CALL_ID_LENGTH);
  private readonly unanswered = new Map<number, UnansweredAppend>();
  private readonly openedStream: Promise<AppendStream | undefined>;
  private count = 0;
  private failure: unknown;

  constructor(client: EventStoreDBClient) {
    this.openedStream = this.open(client).catch((error) => void this.fail(error));
  }

  get isLive() {
    return this.failure === undefined;
  }

  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      if (!this.isLive) return reject(this.failure);
      const nth = ++this.count;
      const silence = setTimeout(() => this.giveUp(), RESPONSE_TIMEOUT_MS);
      this.unanswered.set(nth, { resolve, reject, silence });
      void this.openedStream.then((stream) => this.isLive && stream?.write(toBatchRequest(this.id, nth, append)));
    });
  }

  private open(client: EventStoreDBClient): Promise<AppendStream> {
    const create = client['GRPCStreamCreator'](StreamsClient, 'batchAppend', (grpc) =>
      grpc
        .makeBidiStreamRequest(
          StreamsService.batchAppend.path,
          (request: Buffer) => request,
          parseBatchResponse,
          ...client['callArguments']({}, { deadline: Number.POSITIVE_INFINITY }),
        )
        .on('data', (response: BatchResponse) => this.settle(response))
        .on('error', (error) => this.fail(convertToCommandError(error)))
        .on('end', () => this.fail(endedError())),
    );
    return create();
  }

  private settle({ nth, result }: BatchResponse) {
    const append = this.unanswered.get(nth);
    if (!append) return;
    this.unanswered.delete(nth);
    clearTimeout(append.silence);
    if (result instanceof Error) append.reject(result);
    else append.resolve(result);
  }

  private giveUp() {
    this.fail(timeoutError());
    void this.openedStream.then((stream) => stream?.cancel());
  }

  private fail(error: unknown) {
    this.failure ??= error;
    for (const { silence, reject } of this.unanswered.values()) {
      clearTimeout(silence);
      reject(error);
    }
    this.unanswered.clear();
  }
}

/** Of a UUID, whose end is the number of the append. */
const CALL_ID_LENGTH = 'xxxxxxxx-xxxx-xxxx-xxxx'.length;

const endedError = () => Object.assign(new Error('The server has ended the call'), { type: 'unavailable' });
