import type { ReactNode } from 'react';
import type { Day, TownEvent } from '#libs/contracts';

/**
 * The events of a page, or why there are none yet. `all`: without filters; `more`: left out by the choice alone; `none`: the page's
 * message if the list is empty; `folds`: past events of today and events still on are folded.
 */
export type PageEvents =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; events: TownEvent[]; all?: TownEvent[]; more?: TownEvent[]; none?: RenderEmptyState; folds?: boolean };

/** `moreInTown` shows what the choice leaves out. Returns nothing if the page has no message of its own. */
export type RenderEmptyState = (moreInTown: ReactNode) => ReactNode;

export type UseMonthEvents = (month: Day) => PageEvents;
