import { Link } from 'wouter';
import type { TownEvent } from '#libs/contracts';
import { plainQuotes } from '#libs/contracts';
import { focusHeading } from '../../lib/focus-heading';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './alerts.module.css';
import { useDismissed } from './use-dismissed';

/** Emergency alerts, apart from everything else, until each is dismissed for this session. */
export const Alerts = ({ alerts }: { alerts: TownEvent[] }) => {
  const { dismissed, dismiss } = useDismissed();
  return alerts
    .filter((alert) => !dismissed.includes(alert.id))
    .map((alert) => (
      <div key={alert.id} className={styles.alert} role="alert">
        <Icon name="alert" />
        <p className={styles.words}>
          <b>{alert.organization}</b> <Link href={`/event/${alert.id}`}>{sentence(plainQuotes(alert.name))}</Link>{' '}
          {alert.description && plainQuotes(alert.description)}
        </p>
        <IconButton
          icon="x"
          label="Dismiss alert"
          className={styles.dismiss}
          onClick={() => {
            dismiss(alert.id);
            focusHeading();
          }}
        />
      </div>
    ));
};

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
