import { useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { Report } from '../report/report';
import styles from './action-list.module.css';

/** Unfolds the form below it. */
export const ReportRow = ({ event, onSent }: { event: TownEvent; onSent: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles.action} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="flag" />
        <span>Report an issue</span>
        <Icon name={open ? 'up' : 'down'} />
      </button>
      {open && <Report event={event} onSent={onSent} />}
    </li>
  );
};
