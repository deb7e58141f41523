import { useMemo } from 'react';
import { type FilterName, filtersAmong } from '#libs/contracts/filters';
import { here } from '../../lib/filters';
import { remembered, useRemembered } from '../../lib/local-storage';

/** What this tab asks for, until it is closed; what is near, until the page is loaded anew, for it would have to ask for that again. */
export const useFilters = (): readonly FilterName[] => {
  const [text] = useRemembered(remembered.filters);
  const isSomewhere = here.use() !== null;
  return useMemo(() => filtersAmong([...text.split(' '), ...(isSomewhere ? ['near'] : [])]), [text, isSomewhere]);
};

export const setFilters = (on: readonly FilterName[]) => {
  remembered.filters.write(on.filter((name) => name !== 'near').join(' '));
  if (!on.includes('near')) here.write(null);
};
