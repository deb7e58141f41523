import { formatNumber, type TownEvent } from '#libs/contracts';
import { FILTERS, toggleFilter } from '#libs/contracts/filters';
import { focusHeading } from '../../lib/focus-heading';
import type { RestOfList } from '../../lib/rest-of-list';
import { Button } from '../../ui/button';
import styles from './filters.module.css';
import { useCountsWithoutFilter } from './use-filter-counts';
import { setFilters, useFilters } from './use-filters';

type Props = { events: readonly TownEvent[]; rest: RestOfList | undefined };

export const FilterRemovals = ({ events, rest }: Props) => {
  const activeFilters = useFilters();
  const numbers = useCountsWithoutFilter(events, rest);
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
