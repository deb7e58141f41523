import type { TownEvent } from '#libs/contracts';
import { formatEventCount } from '../format-event-count';

export type MonthEvents = { state: 'ready' | 'loading' | 'failed'; events: TownEvent[] };

/** '3 events', or the state while the count is unknown; '' if there are none. */
export const formatMonthCount = ({ state }: MonthEvents, count: number): string =>
  state === 'ready' ? (count ? formatEventCount(count) : '') : STATE_TEXTS[state];

const STATE_TEXTS = { loading: 'Loading events', failed: 'Events could not be loaded' };
