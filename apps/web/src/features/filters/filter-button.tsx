import type { ComponentProps } from 'react';
import { useFilterCount } from '../../lib/filters';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';

export const FilterButton = (props: ComponentProps<'button'>) => {
  const count = useFilterCount();
  return (
    <Tip label="Show only some events" side="bottom" disabled={props['aria-expanded'] === true}>
      <button type="button" {...props} data-filters aria-haspopup="dialog">
        <Icon name="filter" size={18} />
        Filters
        {count > 0 && (
          <b>
            {count}
            <span className="sr"> on</span>
          </b>
        )}
      </button>
    </Tip>
  );
};

/** Focused when the button of a removed filter is gone. */
export const focusFilters = () => document.querySelector<HTMLElement>('[data-filters]')?.focus();
