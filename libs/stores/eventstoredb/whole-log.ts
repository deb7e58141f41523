import { BACKWARDS, END, type EventStoreDBClient, FORWARDS } from '@eventstore/db-client';
import { BEGINNING, type LogPage, type Position, positionOf, type Recorded } from '#libs/event-sourcing';
import { each, factOf, isFact, startAt } from './events';
import { isOf, isPassing } from './failures';
import type { Tail } from './seen';

/** A page ends early where facts are large. */
const PAGE_LENGTH = 2 * 1024 * 1024;
/** Looked through at once where the server wrote much about itself. */
const MOST = 4_096;

/** Reads on until it finds a fact or the end: a place in the log is one of a fact. */
export const factsAfter = async (client: EventStoreDBClient, after: Position, limit: number): Promise<LogPage> => {
  const events: Recorded[] = [];
  let [position, length, isEnd] = [after, 0, false];
  for (let wanted = limit; events.length === 0 && !isEnd; wanted = MOST) {
    const begin = position;
    // A read forwards begins with the event at its position, which was seen already.
    const maxCount = begin === BEGINNING ? wanted : wanted + 1;
    let read = 0;
    const isEnough = await each(client.readAll({ direction: FORWARDS, fromPosition: startAt(begin), maxCount }), (event) => {
      read += 1;
      const here = positionOf(event.position!.commit);
      if (here <= begin) return false;
      position = here;
      if (!isFact(event)) return false;
      events.push(factOf(event));
      length += JSON.stringify(event.data).length;
      return events.length === limit || length > PAGE_LENGTH;
    });
    isEnd = !isEnough && read < maxCount;
  }
  return { events, position, isEnd };
};

export const factAt = async (client: EventStoreDBClient, position: Position): Promise<Recorded | undefined> => {
  let found: Recorded | undefined;
  try {
    await each(client.readAll({ fromPosition: startAt(position), maxCount: 1 }), (event) => {
      if (isFact(event)) found = factOf(event);
      return true;
    });
  } catch (error) {
    // Nothing begins at that position of this log.
    if (!isOf('unknown', error) || isPassing(error)) throw error;
  }
  return found?.position === position ? found : undefined;
};

/** Looks back past what the server writes about itself, as far as it was not looked through before: to `tail`. */
export const newestFact = async (
  client: EventStoreDBClient,
  tail: Tail | undefined,
): Promise<{ fact: Position; end: Position | undefined }> => {
  let [fact, end]: (Position | undefined)[] = [];
  let before: ReturnType<typeof startAt> | typeof END = END;
  for (let maxCount = 1; !fact; maxCount = Math.min(8 * maxCount, MOST)) {
    let read = 0;
    const isFound = await each(client.readAll({ direction: BACKWARDS, fromPosition: before, maxCount }), (event) => {
      read += 1;
      before = event.position!;
      const here = positionOf(event.position!.commit);
      end ??= here;
      if (isFact(event)) fact = here;
      else if (tail && here <= tail.end) fact = tail.fact;
      return fact !== undefined;
    });
    if (!isFound && read < maxCount) fact = BEGINNING;
  }
  return { fact, end };
};
