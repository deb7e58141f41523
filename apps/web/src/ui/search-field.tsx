import { useRef } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import line from './input.module.css';
import styles from './search-field.module.css';

type Props = { label: string; term: string; onTerm: (term: string) => void; magnifier?: boolean; autoFocus?: boolean };

/** Escape and the clear button empty it and keep the focus. */
export const SearchField = ({ label, term, onTerm, magnifier, autoFocus }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      {magnifier && <Icon name="search" size={20} />}
      <input
        ref={input}
        className={line.input}
        type="search"
        // biome-ignore lint/a11y/noAutofocus: whoever has just opened it is about to type
        autoFocus={autoFocus}
        aria-label={label}
        placeholder={`${label}...`}
        autoComplete="off"
        enterKeyHint="search"
        value={term}
        onChange={({ target }) => onTerm(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onTerm('')}
      />
      {term && (
        <IconButton
          icon="x"
          label="Clear search"
          className={styles.clear}
          onClick={() => {
            onTerm('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
};
