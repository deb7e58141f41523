import type { TownEvent } from '#libs/contracts';
import { countWords } from '../count-words';

/** The events of a month, none of them while they are not known. */
export type Found = { state: 'ready' | 'loading' | 'failed'; events: TownEvent[] };

/** '3 events', or why nobody can say how many; '' when there are none. */
export const foundWords = ({ state }: Found, count: number): string =>
  state === 'ready' ? (count ? countWords(count) : '') : UNKNOWN[state];

const UNKNOWN = { loading: 'Loading events', failed: 'Events could not be loaded' };
