import {
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  type RecordedEvent,
  type ResolvedEvent,
  START,
  type StreamingRead,
} from '@eventstore/db-client';
import { BEGINNING, type Position, positionOf, type Recorded } from '#libs/event-sourcing';
import { SILENCE_MS, silent } from './failures';

export type Event = RecordedEvent | AllStreamRecordedEvent;

/** What the server writes about itself, and into streams of others when they are deleted, are nobody's facts. */
export const isFact = ({ type }: Event) => !type.startsWith('$');

export const factOf = ({ id, type, data, metadata, streamId, revision, position }: Event): Recorded => ({
  id,
  type,
  data: data as Recorded['data'],
  metadata: metadata as Recorded['metadata'],
  stream: streamId,
  revision: Number(revision),
  position: positionOf(position!.commit),
});

/** Commit and prepare are equal where no transaction spans several writes: nobody makes such any more. */
export const startAt = (position: Position) =>
  position === BEGINNING ? START : { commit: BigInt(position), prepare: BigInt(position) };

/** Hands over what is read, until there is no more or `take` has enough: true when it had. */
export const each = (
  reading: StreamingRead<ResolvedEvent> | StreamingRead<AllStreamResolvedEvent>,
  take: (event: Event) => boolean,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(silence);
      reading.pause().off('data', onData);
      // Otherwise the server would go on sending, and `dispose` would wait for it. Never connected, it has nothing to cancel.
      reading.cancel().catch(() => {});
    };
    const silence = setTimeout(() => {
      leave();
      reject(silent());
    }, SILENCE_MS);
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
