import type { ReactNode } from 'react';
import type { Day, TownEvent } from '#libs/contracts';

/**
 * The events of a page, `all` there are without filters, those `more` that the choice alone leaves out, and what the page says
 * where there are `none` of them; or why they are not there. Where it `folds`, what of today is over and what is still on
 * stand apart.
 */
export type Shown =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; events: TownEvent[]; all?: TownEvent[]; more?: TownEvent[]; none?: EmptyState; folds?: boolean };

/** `moreInTown` leads to what the choice leaves out. Nothing where the page has nothing of its own to say. */
export type EmptyState = (moreInTown: ReactNode) => ReactNode;

/** A hook: the events of a month, those that are over too. */
export type UseMonth = (month: Day) => Shown;
