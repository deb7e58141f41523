import { Link } from 'wouter';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './alerts.module.css';
import { alertTitle, type ShownAlert } from './shown-alert';

type Props = { alert: ShownAlert; whole: boolean; onWhole: () => void; onDismiss: () => void };

/** One alert. On a phone it has two lines until somebody asks for more. */
export const Alert = ({ alert, whole, onWhole, onDismiss }: Props) => (
  <li className={styles.alert} data-whole={whole || undefined}>
    <Icon name="alert" />
    <p className={styles.words}>
      <b>{alert.source}</b> {alert.path ? <Link href={alert.path}>{alertTitle(alert)}</Link> : alertTitle(alert)} {alert.text}
    </p>
    {!whole && (
      <button type="button" className={styles.more} onClick={onWhole}>
        More
      </button>
    )}
    <IconButton
      icon="x"
      label={`Dismiss alert: ${alert.title}`}
      tip={false}
      className={styles.dismiss}
      data-dismiss
      onClick={onDismiss}
    />
  </li>
);
