import type { EventStoreDBClient } from '@eventstore/db-client';
import { BEGINNING, type LogPage, type Position, type Recorded } from '#libs/event-sourcing';
import { hasErrorType, isTransientFailure } from './failures';
import type { LogTail } from './log-cache';
import { forEachEvent } from './read-call';
import { toLogRequest } from './read-requests';
import { isFact } from './read-responses';

/** A page ends early if facts are large. */
const MAX_PAGE_LENGTH = 2 * 1024 * 1024;
/** For long runs of the server's own events. */
const MAX_EVENTS_PER_READ = 4_096;

/** Reads until it finds a fact or the end, because positions are those of facts. */
export const readFactsAfter = async (client: EventStoreDBClient, after: Position, limit: number): Promise<LogPage> => {
  const facts: Recorded[] = [];
  let [position, length, isEnd] = [after, 0, false];
  for (let pageSize = limit; facts.length === 0 && !isEnd; pageSize = MAX_EVENTS_PER_READ) {
    const begin = position;
    // A forward read begins with the event at its position, which is known already.
    const maxCount = begin === BEGINNING ? pageSize : pageSize + 1;
    let read = 0;
    const isEnough = await forEachEvent(client, toLogRequest(begin, { direction: 'forwards', maxCount }), (event, bytes) => {
      read += 1;
      if (event.position <= begin) return false;
      position = event.position;
      if (!isFact(event)) return false;
      facts.push(event);
      length += bytes;
      return facts.length === limit || length > MAX_PAGE_LENGTH;
    });
    isEnd = !isEnough && read < maxCount;
  }
  return { facts, position, isEnd };
};

export const readFactAt = async (client: EventStoreDBClient, position: Position): Promise<Recorded | undefined> => {
  let found: Recorded | undefined;
  try {
    await forEachEvent(client, toLogRequest(position, { direction: 'forwards', maxCount: 1 }), (event) => {
      if (isFact(event)) found = event;
      return true;
    });
  } catch (error) {
    // No event starts at that position of this log.
    if (!hasErrorType('unknown', error) || isTransientFailure(error)) throw error;
  }
  return found?.position === position ? found : undefined;
};

/** Reads back past the server's own events, as far as `tail` does not cover them. */
export const readNewestFact = async (
  client: EventStoreDBClient,
  tail: LogTail | undefined,
): Promise<{ fact: Position; end: Position | undefined }> => {
  let [fact, end]: (Position | undefined)[] = [];
  let beforePosition: Position | 'end' = 'end';
  for (let maxCount = 1; !fact; maxCount = Math.min(8 * maxCount, MAX_EVENTS_PER_READ)) {
    let read = 0;
    const isFound = await forEachEvent(client, toLogRequest(beforePosition, { direction: 'backwards', maxCount }), (event) => {
      read += 1;
      beforePosition = event.position;
      end ??= event.position;
      if (isFact(event)) fact = event.position;
      else if (tail && event.position <= tail.end) fact = tail.fact;
      return fact !== undefined;
    });
    if (!isFound && read < maxCount) fact = BEGINNING;
  }
  return { fact, end };
};
