import { randomUUID } from 'node:crypto';
import type * as streams from '@eventstore/db-client/generated/streams_pb';
import type { DoubleContext } from './double-context';
import type { StoredEvent } from './event-log';
import { consumerTooSlowError } from './failures';
import { toCaughtUp, toCheckpoint, toConfirmation, toReadEvent } from './messages';
import { indexOfPosition, type ReadCall, waitForDrain } from './read-call';

/** A live subscriber is dropped beyond this. */
const MAX_EVENTS_BEHIND = 32;
/** Events, matching or not, between two checkpoints, times the interval that a client asks for. */
const CHECKPOINT_INTERVAL = 32;

/** Existing events come first. Ends when the client is too slow. */
export const subscribe = (
  { log: engine, faultGenerator: mishaps }: DoubleContext,
  call: ReadCall,
  options: streams.ReadReq.Options,
) => {
  const isWanted = toEventFilter(options.getFilter());
  const checkpointInterval = CHECKPOINT_INTERVAL * (options.getFilter()?.getCheckpointintervalmultiplier() || 1);
  let position = startPosition(options.getAll()!, engine.log);
  let [eventCount, isLive, isGoing] = [0, false, false];
  call.write(toConfirmation(randomUUID()));

  const sendEvent = async (event: StoredEvent): Promise<boolean> => {
    position = event.position;
    if (++eventCount % checkpointInterval === 0 && options.hasFilter()) call.write(toCheckpoint(position));
    if (!isWanted(event)) return true;
    if (isLive && (engine.log.length - indexOfPosition(engine.log, position) > MAX_EVENTS_BEHIND || mishaps.happens('drops'))) {
      call.emit('error', consumerTooSlowError());
      return false;
    }
    if (!call.write(toReadEvent(event))) await waitForDrain(call);
    return !call.cancelled && !call.destroyed;
  };
  const sendNewEvents = async () => {
    if (isGoing) return;
    isGoing = true;
    for (let i = indexOfPosition(engine.log, position + 1); i < engine.log.length; i = indexOfPosition(engine.log, position + 1))
      if (!(await sendEvent(engine.log[i]!))) return;
    if (!isLive) call.write(toCaughtUp());
    isLive = true;
    isGoing = false;
  };
  const stop = engine.onAppended(() => void sendNewEvents());
  call.on('cancelled', stop).on('close', stop).on('error', stop);
  void sendNewEvents();
};

const startPosition = (all: streams.ReadReq.Options.AllOptions, log: readonly StoredEvent[]): number => {
  if (all.hasEnd()) return log.at(-1)?.position ?? 0;
  return all.hasPosition() ? Number(all.getPosition()!.getCommitPosition()) : 0;
};

const toEventFilter = (filter: streams.ReadReq.Options.FilterOptions | undefined): ((event: StoredEvent) => boolean) => {
  if (!filter) return () => true;
  const expression = filter.getEventType() ?? filter.getStreamIdentifier()!;
  const textOf = ({ type, stream }: StoredEvent) => (filter.hasEventType() ? type : stream);
  const prefixes = expression.getPrefixList();
  const pattern = new RegExp(expression.getRegex());
  return (event) =>
    prefixes.length > 0 ? prefixes.some((prefix) => textOf(event).startsWith(prefix)) : pattern.test(textOf(event));
};
