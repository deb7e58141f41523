import type { TownEvent } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import styles from './quick-actions.module.css';
import { useEventActions } from './use-event-actions';

/** The same actions at the lower edge, where the thumb is. */
export const ActionBar = ({ event }: { event: TownEvent }) => {
  const { actions, dialog } = useEventActions(event);
  return (
    <aside className={styles.bar} aria-label="Quick Actions">
      {actions.map(({ name, label, icon, pressed, act }) => (
        <button key={name} type="button" aria-pressed={pressed} onClick={act}>
          <Icon name={icon} size={20} />
          <span>{label}</span>
        </button>
      ))}
      {dialog}
    </aside>
  );
};
