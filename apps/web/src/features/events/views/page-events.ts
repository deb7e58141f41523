import type { ReactNode } from 'react';
import { countRoomRows, type Day, type TownEvent } from '#libs/contracts';
import type { RestOfList } from '../../../lib/rest-of-list';

/** `all`: without filters; `more`: left out by the choice; `none`: of an empty page; `folds`: today's past and still on; `rest`: of a large town. */
export type PageEvents =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      events: TownEvent[];
      all?: TownEvent[];
      more?: TownEvent[];
      none?: RenderEmptyState;
      folds?: boolean;
      rest?: RestOfList | undefined;
    };

/** Undefined while it is unknown. */
export const countListRows = (pageEvents: PageEvents): number | undefined => {
  if (pageEvents.state !== 'ready') return undefined;
  const { rowsBeyond } = pageEvents.rest ?? { rowsBeyond: 0 };
  return rowsBeyond === undefined ? undefined : countRoomRows(pageEvents.events) + rowsBeyond;
};

/** `moreInTown` shows what the choice leaves out. Returns nothing if the page has no message of its own. */
export type RenderEmptyState = (moreInTown: ReactNode) => ReactNode;

export type UseMonthEvents = (month: Day) => PageEvents;
