import { flushSync } from 'react-dom';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './search-box.module.css';

/** On a phone the box is a button that looks like a field. It opens over the controls beside it until Done. */
export const SearchButton = () => {
  const [expanded, setExpanded] = useRemembered(remembered.isSearchExpanded);

  const turn = (open: boolean, next: string) => {
    // Synchronous, because phones open the keyboard only during the tap.
    flushSync(() => setExpanded(open));
    document.querySelector<HTMLElement>(next)?.focus();
  };

  return expanded ? (
    <Button variant="subtle" className={styles.done} onClick={() => turn(false, `#${BUTTON_ID}`)}>
      Done
    </Button>
  ) : (
    <button
      type="button"
      id={BUTTON_ID}
      className={styles.find}
      aria-expanded={false}
      aria-controls={SEARCH_BOX_ID}
      onClick={() => turn(true, `#${SEARCH_BOX_ID} input`)}
    >
      <Icon name="search" size={20} />
      <span>Search events</span>
    </button>
  );
};

export const SEARCH_BOX_ID = 'search';

const BUTTON_ID = 'open-search';
