import type * as streams from '@eventstore/db-client/generated/streams_pb';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Kept } from './engine';

export type Reading = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

/** Resolves when there is room for more, or nobody is there any more. */
export const drained = (call: Reading) =>
  new Promise<void>((resolve) => {
    const events = ['drain', 'close', 'cancelled'];
    const done = () => {
      for (const event of events) call.off(event, done);
      resolve();
    };
    for (const event of events) call.on(event, done);
  });

/** The index of the first event at a position or after it. */
export const firstFrom = (log: readonly Kept[], position: number) => {
  let [low, high] = [0, log.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (log[middle]!.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
};
