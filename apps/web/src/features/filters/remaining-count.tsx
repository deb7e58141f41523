import { type ReactNode, useMemo } from 'react';
import { formatCount, formatNumber, type TownEvent } from '#libs/contracts';
import { countProbable, FILTERS, toggleFilter } from '#libs/contracts/filters';
import { clearFilters } from '../../lib/filters';
import { focusFilters } from './filter-button';
import styles from './filters.module.css';
import { useFilterContext } from './use-filter-context';
import { setFilters, useFilters } from './use-filters';

type Props = {
  remaining: number | undefined;
  all?: number | undefined;
  /** Counted from `events` if it is left out. */
  probable?: number | undefined;
  events?: readonly TownEvent[] | undefined;
  /** The page shows its own message if nothing is left. */
  silentWhenEmpty?: boolean;
  children?: ReactNode;
};

export const RemainingCount = ({
  remaining,
  all,
  probable: countedByServer,
  events = NO_EVENTS,
  silentWhenEmpty = false,
  children,
}: Props) => {
  const activeFilters = useFilters();
  const countedHere = useProbableCount(events);
  const probable = countedByServer ?? countedHere;
  const clear = () => {
    clearFilters();
    focusFilters();
  };
  /** Moves the focus: its button disappears with the probable events. */
  const hideProbable = () => {
    setFilters(toggleFilter(activeFilters, 'certain'));
    focusFilters();
  };
  const filterLabels = activeFilters
    .filter((name) => name !== 'certain')
    .map((name) => FILTERS[name].label.toLowerCase())
    .join(', ');
  const isFiltered = activeFilters.length > 0;
  const isVisible = isFiltered && !(silentWhenEmpty && remaining === 0);
  // Stays in the document: a status region announces only changes.
  return (
    <div className={isVisible ? `${styles.left} paperless` : 'sr'}>
      <p role="status">
        {isFiltered && remaining !== undefined && (
          <>
            <b>{formatCount(remaining, 'event')}</b>
            {all !== undefined && <> of {formatNumber(all)}</>}
            {filterLabels && <span className={styles.wide}>: {filterLabels}</span>}
            {probable > 0 && <>, {formatNumber(probable)} probably</>}
          </>
        )}
      </p>
      {isVisible && probable > 0 && (
        <button type="button" className="link" onClick={hideProbable}>
          Hide probable
        </button>
      )}
      {isVisible && (
        <button type="button" className="link" onClick={clear}>
          Clear filters
        </button>
      )}
      {isVisible && children}
    </div>
  );
};

const useProbableCount = (events: readonly TownEvent[]): number => {
  const activeFilters = useFilters();
  const { surroundings } = useFilterContext();
  return useMemo(
    () => (surroundings ? countProbable(events, activeFilters, surroundings) : 0),
    [events, activeFilters, surroundings],
  );
};

const NO_EVENTS: readonly TownEvent[] = [];
