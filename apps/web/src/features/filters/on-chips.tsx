import type { ComponentProps } from 'react';
import { FILTERS, toggled } from '#libs/contracts/filters';
import { Icon } from '../../ui/icon';
import { focusFilters } from './filter-button';
import { setFilters, useFilters } from './use-filters';

/** One chip for each filter that is on, which takes it off. */
export const OnChips = ({ chip }: { chip: (name: string) => ComponentProps<'button'> }) => {
  const on = useFilters();
  return on.map((name) => (
    <button
      key={name}
      type="button"
      {...chip(`filter ${name}`)}
      aria-label={`${FILTERS[name].label}, on. Take this filter off`}
      aria-pressed
      onClick={() => {
        setFilters(toggled(on, name));
        focusFilters();
      }}
    >
      {FILTERS[name].label}
      <Icon name="x" size={18} />
    </button>
  ));
};
