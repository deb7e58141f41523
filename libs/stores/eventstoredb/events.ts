import {
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  type RecordedEvent,
  type ResolvedEvent,
  START,
  type StreamingRead,
} from '@eventstore/db-client';
import { BEGINNING, type Position, positionOf, type Recorded } from '#libs/event-sourcing';
import { RESPONSE_TIMEOUT_MS, timeoutError } from './failures';

export type Event = RecordedEvent | AllStreamRecordedEvent;

/** Events that the server writes itself, also into streams that are deleted, are not facts. */
export const isFact = ({ type }: Event) => !type.startsWith('$');

export const toFact = ({ id, type, data, metadata, streamId, revision, position }: Event): Recorded => ({
  id,
  type,
  data: data as Recorded['data'],
  metadata: metadata as Recorded['metadata'],
  stream: streamId,
  revision: Number(revision),
  position: positionOf(position!.commit),
});

/** Commit and prepare position are equal without multi-write transactions, which no longer exist. */
export const toReadPosition = (position: Position) =>
  position === BEGINNING ? START : { commit: BigInt(position), prepare: BigInt(position) };

/** Until `take` returns true. Returns true if it did. */
export const forEachEvent = (
  reading: StreamingRead<ResolvedEvent> | StreamingRead<AllStreamResolvedEvent>,
  take: (event: Event) => boolean,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(silence);
      reading.pause().off('data', onData);
      // Otherwise the server would go on sending and `dispose` would wait. A reading that never connected has nothing to cancel.
      reading.cancel().catch(() => {});
    };
    const silence = setTimeout(() => {
      leave();
      reject(timeoutError());
    }, RESPONSE_TIMEOUT_MS);
    const onData = ({ event }: ResolvedEvent | AllStreamResolvedEvent) => {
      silence.refresh();
      if (!event || !take(event)) return;
      leave();
      resolve(true);
    };
    reading.on('data', onData);
    reading.on('end', () => {
      clearTimeout(silence);
      resolve(false);
    });
    reading.on('error', (error) => {
      clearTimeout(silence);
      reject(error);
    });
  });
