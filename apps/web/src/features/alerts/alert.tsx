import { Link } from 'wouter';
import { eventPath, plainQuotes, type TownEvent } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { alertText, alertTitle } from './alert-words';
import styles from './alerts.module.css';

type Props = { alert: TownEvent; whole: boolean; onWhole: () => void; onDismiss: () => void };

/** One alert. On a phone it has two lines until somebody asks for more. */
export const Alert = ({ alert, whole, onWhole, onDismiss }: Props) => (
  <li className={styles.alert} data-whole={whole || undefined}>
    <Icon name="alert" />
    <p className={styles.words}>
      <b>{alert.organization}</b> <Link href={eventPath(alert)}>{alertTitle(alert)}</Link> {alertText(alert)}
    </p>
    {!whole && (
      <button type="button" className={styles.more} onClick={onWhole}>
        More
      </button>
    )}
    <IconButton
      icon="x"
      label={`Dismiss alert: ${plainQuotes(alert.name)}`}
      tip={false}
      className={styles.dismiss}
      data-dismiss
      onClick={onDismiss}
    />
  </li>
);
