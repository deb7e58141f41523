import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import styles from './action-list.module.css';
import type { EventAction } from './use-event-actions';

type Props = { actions: EventAction[]; onClose: () => void; children?: ReactNode };

/** An action closes the dialog unless it is a toggle (has `pressed`): its label shows the result. */
export const ActionList = ({ actions, onClose, children }: Props) => (
  <ul className={styles.list}>
    {actions.map(({ name, label, icon, pressed, run }) => (
      <li key={name}>
        <button
          type="button"
          className={styles.action}
          data-danger={name === 'delete' || undefined}
          aria-pressed={pressed}
          onClick={() => {
            if (pressed === undefined) onClose();
            run();
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
