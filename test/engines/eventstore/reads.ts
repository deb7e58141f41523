import type * as streams from '@eventstore/db-client/generated/streams_pb';
import type { Engine, Kept } from './engine';
import { cutOff, invalidPosition, streamDeleted } from './failures';
import type { House } from './house';
import { nameIn, readEvent, streamNotFound } from './messages';
import { drained, firstFrom, type Reading } from './reading';
import { subscribe } from './subscriptions';

/** What is there now, or with `subscription` also what comes. */
export const read = (house: House, call: Reading) => {
  call.on('error', () => {});
  const options = call.request.getOptions()!;
  const refusal = house.refusal();
  if (refusal) return void call.emit('error', refusal);
  const position = options.getAll()?.getPosition();
  if (position && !house.engine.isPosition(Number(position.getCommitPosition())))
    return void call.emit('error', invalidPosition());
  if (options.hasSubscription()) return subscribe(house, call, options);
  if (options.hasAll()) return void send(house, call, ofAll(house.engine, options));
  const stream = nameIn(options.getStream()!.getStreamIdentifier());
  const events = house.engine.stream(stream);
  if (events === 'tombstoned') return void call.emit('error', streamDeleted(stream));
  if (!events) {
    call.write(streamNotFound(stream));
    return void call.end();
  }
  void send(house, call, ofStream(events, options));
};

const ofStream = (events: readonly Kept[], options: streams.ReadReq.Options) => {
  const wanted = options.getStream()!;
  const revision = Number(wanted.getRevision());
  if (isForwards(options)) return wanted.hasRevision() ? events.filter((event) => event.revision >= revision) : events;
  return (wanted.hasRevision() ? events.filter((event) => event.revision <= revision) : events).toReversed();
};

/** Forwards what stands at the position is the first, backwards it is left out. */
const ofAll = ({ log }: Engine, options: streams.ReadReq.Options) => {
  const wanted = options.getAll()!;
  const place = wanted.hasPosition() ? firstFrom(log, Number(wanted.getPosition()!.getCommitPosition())) : undefined;
  if (isForwards(options)) return wanted.hasEnd() ? [] : log.slice(place ?? 0);
  return wanted.hasStart() ? [] : log.slice(0, place ?? log.length).toReversed();
};

const isForwards = (options: streams.ReadReq.Options) => options.getReadDirection() === 0;

const send = async ({ mishaps }: House, call: Reading, found: readonly Kept[]) => {
  const events = found.slice(0, Number(call.request.getOptions()!.getCount()));
  const isBroken = mishaps.happens('brokenReads');
  for (const event of isBroken ? events.slice(0, events.length / 2) : events) {
    if (call.cancelled || call.destroyed) return;
    if (!call.write(readEvent(event))) await drained(call);
  }
  if (isBroken) call.emit('error', cutOff());
  else call.end();
};
