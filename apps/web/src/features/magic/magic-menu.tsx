import type { KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { goAlong, UP_AND_DOWN } from '../../lib/arrow-keys';
import { openBotcast } from '../../lib/botcast-panel';
import { useTown } from '../../lib/use-town';
import { Icon, type IconName } from '../../ui/icon';
import type { AskedSummary } from './asked-summary';
import styles from './magic-menu.module.css';

type Entry = { label: string; icon: IconName; does: 'today' | 'week' | 'botcast' | 'chat'; feature?: string };

const ENTRIES: Entry[] = [
  { label: 'Today', icon: 'sparkle', does: 'today' },
  { label: 'This Week', icon: 'calendar', does: 'week' },
  { label: 'Botcast', icon: 'headphones', does: 'botcast', feature: 'botcast' },
  { label: 'Chat', icon: 'chat', does: 'chat', feature: 'chat' },
];

type Props = {
  onAsk: (asked: AskedSummary) => void;
  /** With the keyboard back on what opened it. */
  onClose: () => void;
  /** The keyboard is already elsewhere. */
  onLeave: () => void;
};

/** Choosing one closes it. */
export const MagicMenu = ({ onAsk, onClose, onLeave }: Props) => {
  const [, navigate] = useLocation();
  const { features } = useTown();
  const doing: Record<Entry['does'], () => void> = {
    today: () => onAsk({ kind: 'today' }),
    week: () => onAsk({ kind: 'week' }),
    botcast: openBotcast,
    chat: () => navigate('/chat'),
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    } else goAlong(event, '[role="menuitem"]', UP_AND_DOWN);
  };
  return (
    <div
      ref={focusFirst}
      className={styles.menu}
      role="menu"
      aria-label="Magic Stuff"
      tabIndex={-1}
      onKeyDown={keys}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      {ENTRIES.filter(({ feature }) => feature === undefined || features.includes(feature)).map(({ label, icon, does }) => (
        <button
          key={does}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose();
            doing[does]();
          }}
        >
          <Icon name={icon} size={20} />
          {label}
        </button>
      ))}
    </div>
  );
};

const focusFirst = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
