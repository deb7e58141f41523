import { type Asked, isUpcoming } from './asked';
import { formatRowWithDate } from './event-lines';
import type { IndexedEvent } from './indexed-event';

/** Whether an event is on and to come, and bears no name that was shown. */
export const createOtherTest = (shown: readonly IndexedEvent[], asked: Asked): ((entry: IndexedEvent) => boolean) => {
  const names = new Set(shown.map(({ event }) => event.name));
  return (entry) => !names.has(entry.event.name) && entry.event.status !== 'cancelled' && isUpcoming(entry, asked);
};

/** Rows below the title, none without events. */
export const formatOthers = (title: string, others: readonly IndexedEvent[], { today }: Asked): string[] =>
  others.length > 0 ? [title, ...others.map(({ event }) => formatRowWithDate(event, today))] : [];
