import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { focusHeading } from '../../lib/focus-heading';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './alerts.module.css';
import { formatAlertTitle, type ShownAlert } from './shown-alert';
import { useAlerts } from './use-alerts';

export const Alerts = () => {
  const { alerts, dismiss } = useAlerts();
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const list = useId();
  const hasSeveral = alerts.length > 1;

  const goOnWithout = (id: string) => {
    flushSync(() => dismiss(id));
    const next = section.current?.querySelector<HTMLElement>('[data-dismiss]');
    if (next) next.focus();
    else focusHeading();
  };

  return alerts.length ? (
    <section
      ref={section}
      className={`${styles.alerts} paperless`}
      // Opening the list must not announce the alerts again.
      role={open ? undefined : 'alert'}
      aria-label={hasSeveral ? 'Emergency alerts' : 'Emergency alert'}
      data-several={hasSeveral || undefined}
    >
      {hasSeveral && <AlertsBar alerts={alerts} open={open} controls={list} onToggle={() => setOpen(!open)} />}
      {(open || !hasSeveral) && (
        <ul id={list}>
          {alerts.map((alert) => (
            <Alert
              key={alert.id}
              alert={alert}
              isExpanded={open}
              onExpand={() => setOpen(true)}
              onDismiss={() => goOnWithout(alert.id)}
            />
          ))}
        </ul>
      )}
    </section>
  ) : null;
};

type Props = { alerts: ShownAlert[]; open: boolean; controls: string; onToggle: () => void };

const AlertsBar = ({ alerts, open, controls, onToggle }: Props) => (
  <button
    type="button"
    className={styles.bar}
    aria-expanded={open}
    aria-controls={open ? controls : undefined}
    onClick={onToggle}
  >
    <Icon name="alert" />
    <span className={styles.cut}>
      <b>{alerts.length} alerts</b> {!open && `${formatAlertTitle(alerts[0]!)} ${alerts[0]!.text}`}
    </span>
    <Icon name={open ? 'up' : 'down'} />
  </button>
);

type AlertProps = { alert: ShownAlert; isExpanded: boolean; onExpand: () => void; onDismiss: () => void };

const Alert = ({ alert, isExpanded, onExpand, onDismiss }: AlertProps) => (
  <li className={styles.alert} data-whole={isExpanded || undefined}>
    <Icon name="alert" />
    <p className={styles.words}>
      <b>{alert.source}</b> {alert.path ? <Link href={alert.path}>{formatAlertTitle(alert)}</Link> : formatAlertTitle(alert)}{' '}
      {alert.text}
    </p>
    {!isExpanded && (
      <button type="button" className={styles.more} onClick={onExpand}>
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
