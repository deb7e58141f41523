import type { ReactNode } from 'react';
import type { Day, TownEvent } from '#libs/contracts';

/**
 * The events of a page, `all` there are without filters, and what it says where there are `none` of them; or why they are not
 * there. Where it `folds`, what is still on stands apart at the end of today.
 */
export type Shown =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; events: TownEvent[]; all?: TownEvent[]; none?: ReactNode; folds?: boolean };

/** A hook: the events of a month, those that are over too. */
export type UseMonth = (month: Day) => Shown;
