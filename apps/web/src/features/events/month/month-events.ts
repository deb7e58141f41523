import type { TownEvent } from '#libs/contracts';
import { formatEventCount } from '../format-event-count';

export type MonthEvents = { state: 'ready' | 'loading' | 'failed'; events: TownEvent[] };

export const formatMonthCount = ({ state }: MonthEvents, count: number): string =>
  state === 'ready' ? (count ? formatEventCount(count) : '') : STATE_TEXTS[state];

const STATE_TEXTS = { loading: 'Loading events', failed: 'Events could not be loaded' };
