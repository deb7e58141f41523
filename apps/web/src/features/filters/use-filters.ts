import { useMemo } from 'react';
import { type FilterName, normalizeFilters } from '#libs/contracts/filters';
import { visitorLocation } from '../../lib/filters';
import { remembered, useRemembered } from '../../lib/local-storage';

/** "Near" lasts until the page is reloaded, because it needs the location again. */
export const useFilters = (): readonly FilterName[] => {
  const [text] = useRemembered(remembered.filters);
  const isSomewhere = visitorLocation.use() !== null;
  return useMemo(() => normalizeFilters([...text.split(' '), ...(isSomewhere ? ['near'] : [])]), [text, isSomewhere]);
};

export const setFilters = (activeFilters: readonly FilterName[]) => {
  remembered.filters.write(activeFilters.filter((name) => name !== 'near').join(' '));
  if (!activeFilters.includes('near')) visitorLocation.write(null);
};
