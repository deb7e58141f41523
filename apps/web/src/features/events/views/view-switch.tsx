import { remembered, useRemembered } from '../../../lib/local-storage';
import { Icon } from '../../../ui/icon';
import styles from './view-switch.module.css';

const VIEWS = [
  { view: 'list', label: 'List', icon: 'list' },
  { view: 'table', label: 'Table', icon: 'table' },
  { view: 'calendar', label: 'Calendar', icon: 'calendar' },
] as const;

export const ViewSwitch = () => {
  const [chosen, choose] = useRemembered(remembered.eventView);
  return (
    <fieldset className={styles.switch} aria-label="View">
      {VIEWS.map(({ view, label, icon }) => (
        <button key={view} type="button" aria-pressed={view === chosen} onClick={() => choose(view)}>
          <Icon name={icon} size={20} />
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
};
