import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '#libs/contracts';
import { FILTERS } from '#libs/contracts/filters';
import { clearFilters } from '../../lib/filters';
import { focusFilters } from './filter-button';
import styles from './filters.module.css';
import { useFilters } from './use-filters';

type Props = {
  remaining: number | undefined;
  all: number | undefined;
  /** The page shows its own message if nothing is left. */
  silentWhenEmpty?: boolean;
  children?: ReactNode;
};

/** Announced when it changes. Silent without filters. */
export const RemainingCount = ({ remaining, all, silentWhenEmpty = false, children }: Props) => {
  const activeFilters = useFilters();
  const clear = () => {
    clearFilters();
    focusFilters();
  };
  const filterLabels = activeFilters.map((name) => FILTERS[name].label.toLowerCase()).join(', ');
  const isOn = activeFilters.length > 0;
  const isVisible = isOn && !(silentWhenEmpty && remaining === 0);
  return (
    <div className={isVisible ? `${styles.left} paperless` : 'sr'}>
      <p role="status">
        {isOn && remaining !== undefined && (
          <>
            <b>{formatCount(remaining, 'event')}</b> of {all !== undefined && formatNumber(all)}
            <span className={styles.wide}>: {filterLabels}</span>
          </>
        )}
      </p>
      {isVisible && (
        <button type="button" className="link" onClick={clear}>
          Clear filters
        </button>
      )}
      {isVisible && children}
    </div>
  );
};
