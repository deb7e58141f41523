import type { Coordinates, TownEvent } from '#libs/contracts';
import { remembered, useRemembered } from './local-storage';
import { sharedState } from './shared-state';

/** Where this browser is, while somebody wants what is near: told to this page alone, and to nobody by it. */
export const here = sharedState<Coordinates | null>(null);

/** Whether an event passes the filters that are on, once their rules are there; or how to try again to have those. */
export const passing = sharedState<{ passes?: (event: TownEvent) => boolean; retry?: () => void } | null>(null);

/** How many filters are on in this tab. */
export const useFilterCount = (): number => {
  const [names] = useRemembered(remembered.filters);
  return (names ? names.split(' ').length : 0) + Number(here.use() !== null);
};

export const clearFilters = () => {
  remembered.filters.write('');
  here.write(null);
};
