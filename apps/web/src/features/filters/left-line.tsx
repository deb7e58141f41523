import type { ReactNode } from 'react';
import { countedWords, numberWords } from '#libs/contracts';
import { FILTERS } from '#libs/contracts/filters';
import { clearFilters } from '../../lib/filters';
import { focusFilters } from './filter-button';
import styles from './filters.module.css';
import { useFilters } from './use-filters';

type Props = {
  /** What is left, and of how many; undefined until it is known. */
  left: number | undefined;
  all: number | undefined;
  /** Where nothing is left, the page says so at large, and leads on. */
  quietAtNone?: boolean;
  children?: ReactNode;
};

/** How many events the filters leave, announced whenever it changes. Without a filter it is silent. */
export const LeftLine = ({ left, all, quietAtNone = false, children }: Props) => {
  const on = useFilters();
  const clear = () => {
    clearFilters();
    focusFilters();
  };
  const words = on.map((name) => FILTERS[name].label.toLowerCase()).join(', ');
  const isOn = on.length > 0;
  const isSeen = isOn && !(quietAtNone && left === 0);
  return (
    <div className={isSeen ? `${styles.left} paperless` : 'sr'}>
      <p role="status">
        {isOn && left !== undefined && (
          <>
            <b>{countedWords(left, 'event')}</b> of {all !== undefined && numberWords(all)}
            <span className={styles.wide}>: {words}</span>
          </>
        )}
      </p>
      {isSeen && (
        <button type="button" className="link" onClick={clear}>
          Clear filters
        </button>
      )}
      {isSeen && children}
    </div>
  );
};
