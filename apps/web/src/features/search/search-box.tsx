import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './search-box.module.css';

/** The search term is remembered, and so is whether the box is open where there is little room. */
export const SearchBox = () => {
  const [term, setTerm] = useRemembered(remembered.searchTerm);
  const [expanded] = useRemembered(remembered.isSearchExpanded);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.box} data-expanded={expanded || undefined} id={BOX}>
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

/** Opens and closes the box on small screens; on large ones it is always open. */
export const SearchToggle = () => {
  const [expanded, setExpanded] = useRemembered(remembered.isSearchExpanded);
  return (
    <IconButton
      icon="search"
      label="Search"
      className={styles.toggle}
      aria-expanded={expanded}
      aria-controls={BOX}
      onClick={() => {
        // At once: phones open their keyboard only within the tap itself.
        flushSync(() => setExpanded(!expanded));
        if (!expanded) document.querySelector<HTMLInputElement>(`#${BOX} input`)?.focus();
      }}
    />
  );
};

const BOX = 'search';
