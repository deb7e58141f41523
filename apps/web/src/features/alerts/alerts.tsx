import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../../lib/focus-heading';
import { Alert } from './alert';
import styles from './alerts.module.css';
import { AlertsBar } from './alerts-bar';
import { useAlerts } from './use-alerts';

/** Emergency alerts stand above everything until each is dismissed. Several fold into one bar. */
export const Alerts = () => {
  const { alerts, dismiss } = useAlerts();
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const list = useId();
  const several = alerts.length > 1;

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
      // What was opened by hand is not announced once more.
      role={open ? undefined : 'alert'}
      aria-label={several ? 'Emergency alerts' : 'Emergency alert'}
      data-several={several || undefined}
    >
      {several && <AlertsBar alerts={alerts} open={open} controls={list} onToggle={() => setOpen(!open)} />}
      {(open || !several) && (
        <ul id={list}>
          {alerts.map((alert) => (
            <Alert
              key={alert.id}
              alert={alert}
              whole={open}
              onWhole={() => setOpen(true)}
              onDismiss={() => goOnWithout(alert.id)}
            />
          ))}
        </ul>
      )}
    </section>
  ) : null;
};
