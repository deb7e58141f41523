import type { Coordinates, TownEvent } from '#libs/contracts';
import { remembered, useRemembered } from './local-storage';
import { sharedState } from './shared-state';

/** The location of this browser while the filter "near me" is on. It never leaves the page. */
export const visitorLocation = sharedState<Coordinates | null>(null);

/** `passes` applies the active filters once their rules are loaded. `retry` loads them again after a failure. */
export const eventFilter = sharedState<{ passes?: (event: TownEvent) => boolean; retry?: () => void } | null>(null);

export const useFilterCount = (): number => {
  const [names] = useRemembered(remembered.filters);
  return (names ? names.split(' ').length : 0) + Number(visitorLocation.use() !== null);
};

export const clearFilters = () => {
  remembered.filters.write('');
  visitorLocation.write(null);
};
