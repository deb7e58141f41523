import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import styles from './action-list.module.css';
import type { EventAction } from './use-event-actions';

type Props = { actions: EventAction[]; onClose: () => void; children?: ReactNode };

/** Actions of an event, one in a line. Each closes the dialog, except those that show by their own look what they did. */
export const ActionList = ({ actions, onClose, children }: Props) => (
  <ul className={styles.list}>
    {actions.map(({ name, label, icon, pressed, act }) => (
      <li key={name}>
        <button
          type="button"
          className={styles.action}
          data-danger={name === 'delete' || undefined}
          aria-pressed={pressed}
          onClick={() => {
            if (pressed === undefined) onClose();
            act();
          }}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      </li>
    ))}
    {children}
  </ul>
);
