import { useMemo } from 'react';
import { formatNumber, type TownEvent } from '#libs/contracts';
import { countWithoutFilter, FILTERS, toggleFilter } from '#libs/contracts/filters';
import { focusHeading } from '../../lib/focus-heading';
import { Button } from '../../ui/button';
import styles from './filters.module.css';
import { useFilterContext } from './use-filter-context';
import { setFilters, useFilters } from './use-filters';

export const FilterRemovals = ({ events }: { events: readonly TownEvent[] }) => {
  const activeFilters = useFilters();
  const { surroundings } = useFilterContext();
  const numbers = useMemo(
    () => surroundings && countWithoutFilter(events, activeFilters, surroundings),
    [surroundings, events, activeFilters],
  );
  if (!numbers) return null;
  const ways = activeFilters.filter((name) => numbers[name] > 0).sort((a, b) => numbers[a] - numbers[b]);
  return ways.map((name) => (
    <Button
      key={name}
      className={styles.without}
      onClick={() => {
        setFilters(toggleFilter(activeFilters, name));
        focusHeading();
      }}
    >
      Without “{FILTERS[name].label}”{' '}
      <b>
        {formatNumber(numbers[name])}
        <span className="sr"> {numbers[name] === 1 ? 'event' : 'events'}</span>
      </b>
    </Button>
  ));
};
