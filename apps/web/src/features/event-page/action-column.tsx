import { useId } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './event-actions.module.css';
import type { EventAction } from './use-event-actions';

export const ActionColumn = ({ actions }: { actions: EventAction[] }) => {
  const id = useId();
  return (
    <aside className={styles.column} aria-labelledby={id}>
      <h2 id={id}>Quick Actions</h2>
      <div className={styles.stack}>
        {actions.map(({ name, label, icon, pressed, isPrimary, run }) => (
          <Button
            key={name}
            variant={isPrimary ? 'filled' : 'default'}
            aria-pressed={pressed}
            leftSection={<Icon name={icon} />}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
    </aside>
  );
};
