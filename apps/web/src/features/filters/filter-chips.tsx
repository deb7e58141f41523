import type { ComponentProps } from 'react';
import { FILTERS, type FilterName, toggled } from '#libs/contracts';
import { setFilters, useFilters } from '../../lib/filters';
import { Icon } from '../../ui/icon';

type Chip = ComponentProps<'button'> & { 'data-chip': string };

type Props = { className?: string; opened: boolean; onToggle: () => void; chip: (name: string) => Chip };

/** The chip that opens the filters, and one for each that is on, which takes it off. */
export const FilterChips = ({ className, opened, onToggle, chip }: Props) => {
  const on = useFilters();
  const takeOff = (name: FilterName, from: HTMLElement) => {
    setFilters(toggled(on, name));
    from.parentElement?.querySelector<HTMLElement>('[data-chip="filters"]')?.focus();
  };
  return (
    <>
      <button {...chip('filters')} className={className} aria-haspopup="dialog" aria-expanded={opened} onClick={onToggle}>
        <Icon name="filter" size={18} />
        Filters
        {on.length > 0 && (
          <b>
            {on.length}
            <span className="sr"> on</span>
          </b>
        )}
      </button>
      {on.map((name) => (
        <button
          key={name}
          {...chip(`filter ${name}`)}
          className={className}
          aria-label={`${FILTERS[name].label}, on. Take this filter off`}
          aria-pressed
          onClick={({ currentTarget }) => takeOff(name, currentTarget)}
        >
          {FILTERS[name].label}
          <Icon name="x" size={18} />
        </button>
      ))}
    </>
  );
};
