import { useId } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './quick-actions.module.css';
import type { EventAction } from './use-event-actions';

export const QuickActions = ({ actions }: { actions: EventAction[] }) => {
  const id = useId();
  return (
    <aside className={styles.column} aria-labelledby={id}>
      <h2 id={id}>Quick Actions</h2>
      <div className={styles.stack}>
        {actions.map(({ name, label, icon, pressed, main, act }) => (
          <Button
            key={name}
            variant={main ? 'filled' : 'default'}
            aria-pressed={pressed}
            leftSection={<Icon name={icon} />}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </div>
    </aside>
  );
};
