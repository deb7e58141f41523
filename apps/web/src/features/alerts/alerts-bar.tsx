import { Icon } from '../../ui/icon';
import styles from './alerts.module.css';
import { alertTitle, type ShownAlert } from './shown-alert';

type Props = { alerts: ShownAlert[]; open: boolean; controls: string; onToggle: () => void };

/** How many alerts there are and what the first one says, as far as there is room; all of it opens them. */
export const AlertsBar = ({ alerts, open, controls, onToggle }: Props) => (
  <button
    type="button"
    className={styles.bar}
    aria-expanded={open}
    aria-controls={open ? controls : undefined}
    onClick={onToggle}
  >
    <Icon name="alert" />
    <span className={styles.cut}>
      <b>{alerts.length} alerts</b> {!open && `${alertTitle(alerts[0]!)} ${alerts[0]!.text}`}
    </span>
    <Icon name={open ? 'up' : 'down'} />
  </button>
);
