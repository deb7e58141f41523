import type { ComponentProps } from 'react';
import { FILTERS, toggleFilter } from '#libs/contracts/filters';
import { Icon } from '../../ui/icon';
import { focusFilters } from './filter-button';
import { setFilters, useFilters } from './use-filters';

export const ActiveFilterChips = ({ chip }: { chip: (name: string) => ComponentProps<'button'> }) => {
  const activeFilters = useFilters();
  return activeFilters.map((name) => (
    <button
      key={name}
      type="button"
      {...chip(`filter ${name}`)}
      aria-label={`${FILTERS[name].label}, on. Take this filter off`}
      aria-pressed
      onClick={() => {
        setFilters(toggleFilter(activeFilters, name));
        focusFilters();
      }}
    >
      {FILTERS[name].label}
      <Icon name="x" size={18} />
    </button>
  ));
};
