import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { moveFocusByArrows, VERTICAL_ARROWS } from '../../lib/arrow-keys';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { useMode } from '../themes/use-mode';
import styles from './desktop-menu.module.css';
import { DESKTOP_MENU, MODE_SWITCH, useEntries } from './menu-entries';

/** The focus moves into the menu when it opens, along it with the arrow keys, and back when it closes. */
export const DesktopMenu = () => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { shownMode, toggle } = useMode();
  const entries = useEntries(DESKTOP_MENU);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    } else moveFocusByArrows(event, '[role="menuitem"]', VERTICAL_ARROWS);
  };

  return (
    <div className={styles.menu}>
      <IconButton
        ref={button}
        icon="menu"
        label="More pages"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen && (
        <div
          ref={focusFirst}
          className={styles.dropdown}
          role="menu"
          aria-label="More pages"
          tabIndex={-1}
          onKeyDown={keys}
          onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
        >
          {entries.map((entry) =>
            entry === MODE_SWITCH ? (
              <button
                key={MODE_SWITCH}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles.item}
                onClick={() => {
                  toggle();
                  close();
                }}
              >
                <Icon name="half" size={20} />
                {shownMode === 'dark' ? 'Light mode' : 'Dark mode'}
              </button>
            ) : 'ask' in entry ? (
              <button
                key={entry.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles.item}
                onClick={() => {
                  close();
                  entry.ask();
                }}
              >
                <Icon name={entry.icon} size={20} />
                {entry.label}
              </button>
            ) : (
              <Link key={entry.path} href={entry.path} role="menuitem" tabIndex={-1} className={styles.item} onClick={close}>
                <Icon name={entry.icon} size={20} />
                {entry.label}
              </Link>
            ),
          )}
        </div>
      )}
    </div>
  );
};

const focusFirst = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
