import { randomUUID } from 'node:crypto';
import type * as streams from '@eventstore/db-client/generated/streams_pb';
import type { Kept } from './engine';
import { tooSlow } from './failures';
import type { House } from './house';
import { caughtUp, checkpoint, confirmation, readEvent } from './messages';
import { drained, firstFrom, type Reading } from './reading';

/** A live subscriber that is further behind is dropped. */
const SLOW = 32;
/** So many events, wanted or not, times the interval that a client asks for. */
const CHECKPOINT = 32;

/** What comes after a position, then what is recorded, until the client is too slow for it. */
export const subscribe = ({ engine, mishaps }: House, call: Reading, options: streams.ReadReq.Options) => {
  const isWanted = wantedBy(options.getFilter());
  const checkpointed = CHECKPOINT * (options.getFilter()?.getCheckpointintervalmultiplier() || 1);
  let position = positionAsked(options.getAll()!, engine.log);
  let [seen, isLive, isGoing] = [0, false, false];
  call.write(confirmation(randomUUID()));

  /** False when the subscriber is gone. */
  const tell = async (event: Kept): Promise<boolean> => {
    position = event.position;
    if (++seen % checkpointed === 0 && options.hasFilter()) call.write(checkpoint(position));
    if (!isWanted(event)) return true;
    if (isLive && (engine.log.length - firstFrom(engine.log, position) > SLOW || mishaps.happens('drops'))) {
      call.emit('error', tooSlow());
      return false;
    }
    if (!call.write(readEvent(event))) await drained(call);
    return !call.cancelled && !call.destroyed;
  };
  const go = async () => {
    if (isGoing) return;
    isGoing = true;
    for (let i = firstFrom(engine.log, position + 1); i < engine.log.length; i = firstFrom(engine.log, position + 1))
      if (!(await tell(engine.log[i]!))) return;
    if (!isLive) call.write(caughtUp());
    isLive = true;
    isGoing = false;
  };
  const stop = engine.onAppended(() => void go());
  call.on('cancelled', stop).on('close', stop).on('error', stop);
  void go();
};

const positionAsked = (all: streams.ReadReq.Options.AllOptions, log: readonly Kept[]): number => {
  if (all.hasEnd()) return log.at(-1)?.position ?? 0;
  return all.hasPosition() ? Number(all.getPosition()!.getCommitPosition()) : 0;
};

const wantedBy = (filter: streams.ReadReq.Options.FilterOptions | undefined): ((event: Kept) => boolean) => {
  if (!filter) return () => true;
  const expression = filter.getEventType() ?? filter.getStreamIdentifier()!;
  const textOf = ({ type, stream }: Kept) => (filter.hasEventType() ? type : stream);
  const prefixes = expression.getPrefixList();
  const pattern = new RegExp(expression.getRegex());
  return (event) =>
    prefixes.length > 0 ? prefixes.some((prefix) => textOf(event).startsWith(prefix)) : pattern.test(textOf(event));
};
