import { useRef } from 'react';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './search-box.module.css';
import { SEARCH_BOX } from './search-button';

/** The search term is remembered, and so is whether the box is open where there is little room. */
export const SearchBox = () => {
  const [term, setTerm] = useRemembered(remembered.searchTerm);
  const [expanded] = useRemembered(remembered.isSearchExpanded);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.box} data-expanded={expanded || undefined} id={SEARCH_BOX}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label="Search events"
        placeholder="Search events..."
        autoComplete="off"
        enterKeyHint="search"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTerm('')}
      />
      {term && (
        <IconButton
          icon="x"
          label="Clear search"
          className={styles.clear}
          onClick={() => {
            setTerm('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
};
