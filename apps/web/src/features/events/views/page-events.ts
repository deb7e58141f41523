import type { ReactNode } from 'react';
import type { Day, TownEvent } from '#libs/contracts';

/** `all`: without filters; `more`: left out by the choice; `none`: of an empty page; `folds`: today's past and still on. */
export type PageEvents =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; events: TownEvent[]; all?: TownEvent[]; more?: TownEvent[]; none?: RenderEmptyState; folds?: boolean };

/** `moreInTown` shows what the choice leaves out. Returns nothing if the page has no message of its own. */
export type RenderEmptyState = (moreInTown: ReactNode) => ReactNode;

export type UseMonthEvents = (month: Day) => PageEvents;
