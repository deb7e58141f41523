import type { KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { moveFocusByArrows, VERTICAL_ARROWS } from '../../lib/arrow-keys';
import { openBotcast } from '../../lib/botcast-panel';
import { useTown } from '../../lib/use-town';
import { Icon, type IconName } from '../../ui/icon';
import styles from './assistant-menu.module.css';
import type { SummaryChoice } from './summary-choice';

type AssistantMenuEntry = { label: string; icon: IconName; does: 'today' | 'week' | 'botcast' | 'chat'; feature?: string };

const MENU_ENTRIES: AssistantMenuEntry[] = [
  { label: 'Today', icon: 'sparkle', does: 'today' },
  { label: 'This Week', icon: 'calendar', does: 'week' },
  { label: 'Botcast', icon: 'headphones', does: 'botcast', feature: 'botcast' },
  { label: 'Chat', icon: 'chat', does: 'chat', feature: 'chat' },
];

type Props = {
  onAsk: (choice: SummaryChoice) => void;
  onClose: () => void;
  /** The focus has moved elsewhere already. */
  onLeave: () => void;
};

export const AssistantMenu = ({ onAsk, onClose, onLeave }: Props) => {
  const [, navigate] = useLocation();
  const { features } = useTown();
  const doing: Record<AssistantMenuEntry['does'], () => void> = {
    today: () => onAsk({ kind: 'today' }),
    week: () => onAsk({ kind: 'week' }),
    botcast: openBotcast,
    chat: () => navigate('/chat'),
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    } else moveFocusByArrows(event, '[role="menuitem"]', VERTICAL_ARROWS);
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
      {MENU_ENTRIES.filter(({ feature }) => feature === undefined || features.includes(feature)).map(({ label, icon, does }) => (
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
