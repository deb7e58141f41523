import type { ReactNode } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { sharedState } from './shared-state';

/** In a large town: the list after its first page, as far as it is loaded, and what the server counted. */
export type RestOfList = Readonly<{
  events: readonly TownEvent[];
  /** The last day that is loaded; null if the list is complete, undefined if unknown. */
  until: Day | null | undefined;
  /** Every row is loaded, also those that the filters leave out. */
  isUnfiltered: boolean;
  /** Rows after that day: in all, and under each heading. Undefined if unknown, like all numbers. */
  rowsBeyond?: number | undefined;
  beyond?: ReadonlyMap<string, number> | undefined;
  /** Rows without the filters, rows that pass only probably, and rows that only the choice leaves out. */
  all?: number | undefined;
  probable?: number | undefined;
  more?: number | undefined;
  /** Where the server counts for each filter; undefined if it cannot. */
  filterCountsPath?: string | undefined;
  /** Own events are counted here: the server leaves them out. */
  own: readonly TownEvent[];
  retry?: (() => void) | undefined;
  /** Below the list while it is not complete. */
  end?: ReactNode;
}>;

/** Kept until the page is reloaded, so that a visitor who returns from an event finds its row. */
export const restOfList = sharedState<RestOfList>({ events: [], until: undefined, isUnfiltered: false, own: [] });
