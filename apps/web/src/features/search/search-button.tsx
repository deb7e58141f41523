import { flushSync } from 'react-dom';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './search-box.module.css';

/** On a phone the box is a button in the shape of a field. It opens over whatever stands beside it, until Done. */
export const SearchButton = () => {
  const [expanded, setExpanded] = useRemembered(remembered.isSearchExpanded);

  const turn = (open: boolean, next: string) => {
    // At once: phones open their keyboard only within the tap itself.
    flushSync(() => setExpanded(open));
    document.querySelector<HTMLElement>(next)?.focus();
  };

  return expanded ? (
    <Button variant="subtle" className={styles.done} onClick={() => turn(false, `#${BUTTON}`)}>
      Done
    </Button>
  ) : (
    <button
      type="button"
      id={BUTTON}
      className={styles.find}
      aria-expanded={false}
      aria-controls={SEARCH_BOX}
      onClick={() => turn(true, `#${SEARCH_BOX} input`)}
    >
      <Icon name="search" size={20} />
      <span>Search events</span>
    </button>
  );
};

export const SEARCH_BOX = 'search';

const BUTTON = 'open-search';
