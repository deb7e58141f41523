import type * as streams from '@eventstore/db-client/generated/streams_pb';
import type { DoubleContext } from './double-context';
import type { EventLog, StoredEvent } from './event-log';
import { connectionDroppedError, invalidPositionError, streamDeletedError } from './failures';
import { streamNameOf, toReadEvent, toStreamNotFound } from './messages';
import { indexOfPosition, type ReadCall, waitForDrain } from './read-call';
import { subscribe } from './subscriptions';

export const handleRead = (house: DoubleContext, call: ReadCall) => {
  call.on('error', () => {});
  const options = call.request.getOptions()!;
  const refusal = house.refusal();
  if (refusal) return void call.emit('error', refusal);
  const position = options.getAll()?.getPosition();
  if (position && !house.log.isPosition(Number(position.getCommitPosition())))
    return void call.emit('error', invalidPositionError());
  if (options.hasSubscription()) return subscribe(house, call, options);
  if (options.hasAll()) return void sendEvents(house, call, selectOfLog(house.log, options));
  const stream = streamNameOf(options.getStream()!.getStreamIdentifier());
  const events = house.log.readStream(stream);
  if (events === 'tombstoned') return void call.emit('error', streamDeletedError(stream));
  if (!events) {
    call.write(toStreamNotFound(stream));
    return void call.end();
  }
  void sendEvents(house, call, selectOfStream(events, options));
};

const selectOfStream = (events: readonly StoredEvent[], options: streams.ReadReq.Options) => {
  const streamOptions = options.getStream()!;
  const revision = Number(streamOptions.getRevision());
  if (isForwards(options)) return streamOptions.hasRevision() ? events.filter((event) => event.revision >= revision) : events;
  return (streamOptions.hasRevision() ? events.filter((event) => event.revision <= revision) : events).toReversed();
};

/** Forwards, the event at the position comes first; backwards, it is left out. */
const selectOfLog = ({ log }: EventLog, options: streams.ReadReq.Options) => {
  const allOptions = options.getAll()!;
  const place = allOptions.hasPosition()
    ? indexOfPosition(log, Number(allOptions.getPosition()!.getCommitPosition()))
    : undefined;
  if (isForwards(options)) return allOptions.hasEnd() ? [] : log.slice(place ?? 0);
  return allOptions.hasStart() ? [] : log.slice(0, place ?? log.length).toReversed();
};

const isForwards = (options: streams.ReadReq.Options) => options.getReadDirection() === 0;

const sendEvents = async ({ faultGenerator: mishaps }: DoubleContext, call: ReadCall, found: readonly StoredEvent[]) => {
  const events = found.slice(0, Number(call.request.getOptions()!.getCount()));
  const isBroken = mishaps.happens('brokenReads');
  for (const event of isBroken ? events.slice(0, events.length / 2) : events) {
    if (call.cancelled || call.destroyed) return;
    if (!call.write(toReadEvent(event))) await waitForDrain(call);
  }
  if (isBroken) call.emit('error', connectionDroppedError());
  else call.end();
};
