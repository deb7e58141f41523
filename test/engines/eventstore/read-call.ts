import type * as streams from '@eventstore/db-client/generated/streams_pb';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { StoredEvent } from './event-log';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

/** Resolves also when the client is gone. */
export const waitForDrain = (call: ReadCall) =>
  new Promise<void>((resolve) => {
    const events = ['drain', 'close', 'cancelled'];
    const done = () => {
      for (const event of events) call.off(event, done);
      resolve();
    };
    for (const event of events) call.on(event, done);
  });

export const indexOfPosition = (log: readonly StoredEvent[], position: number) => {
  let [low, high] = [0, log.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (log[middle]!.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
};
