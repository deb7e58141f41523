import { Icon } from '../../ui/icon';
import styles from './quick-actions.module.css';
import type { EventAction } from './use-event-actions';

/** The same actions at the lower edge, where the thumb is. */
export const ActionBar = ({ actions }: { actions: EventAction[] }) => {
  return (
    <aside className={styles.bar} aria-label="Quick Actions">
      {actions.map(({ name, label, icon, pressed, act }) => (
        <button key={name} type="button" aria-pressed={pressed} onClick={act}>
          <Icon name={icon} size={20} />
          <span>{label}</span>
        </button>
      ))}
    </aside>
  );
};
