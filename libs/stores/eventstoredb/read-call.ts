import { convertToCommandError, type EventStoreDBClient } from '@eventstore/db-client';
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import type { ClientReadableStream } from '@grpc/grpc-js';
import type { Recorded } from '#libs/event-sourcing';
import { RESPONSE_TIMEOUT_MS, timeoutError } from './failures';
import { parseReadResponse, type ReadResponse } from './read-responses';

export type ReadCall = ClientReadableStream<ReadResponse>;

export const openReadCall = (client: EventStoreDBClient, request: Buffer): Promise<ReadCall> =>
  client['GRPCStreamCreator'](StreamsClient, 'read', (grpc) =>
    grpc.makeServerStreamRequest(
      StreamsService.read.path,
      (bytes: Buffer) => bytes,
      parseReadResponse,
      request,
      ...client['callArguments']({}, { deadline: Number.POSITIVE_INFINITY }),
    ),
  )();

/** Until `take` returns true. Returns true if it did. */
export const forEachEvent = async (
  client: EventStoreDBClient,
  request: Buffer,
  take: (event: Recorded, bytes: number) => boolean,
): Promise<boolean> => {
  const call = await openReadCall(client, request);
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(silence);
      call.off('data', onData);
      // Otherwise the server would go on sending and `dispose` would wait.
      setImmediate(() => call.cancel());
    };
    const silence = setTimeout(() => {
      leave();
      reject(timeoutError());
    }, RESPONSE_TIMEOUT_MS);
    const onData = ({ event, bytes }: ReadResponse) => {
      silence.refresh();
      if (!event || !take(event, bytes)) return;
      leave();
      resolve(true);
    };
    call.on('data', onData);
    call.on('end', () => {
      clearTimeout(silence);
      resolve(false);
    });
    call.on('error', (error) => {
      clearTimeout(silence);
      reject(convertToCommandError(error));
    });
  });
};
